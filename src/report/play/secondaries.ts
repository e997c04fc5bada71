import type { FirePlan } from "../../play/secondaries.js";
import { plural } from "../../source/words.js";
import { headed } from "../text/columns.js";
import { jsonDocument } from "../text/json.js";
import { signed } from "../text/numbers.js";
import type { Layout } from "../text/text.js";

/** What `play secondaries` answers. */
export interface SecondariesAnswer extends FirePlan {
  readonly count: number;
  readonly hull: number;
  /** What the ship's crew adds to each combat die; null where no ship was named. */
  readonly combat: number | null;
}

export function secondariesJson(answer: SecondariesAnswer): string {
  return jsonDocument(answer);
}

export function secondariesText(answer: SecondariesAnswer, look: Layout): string {
  const { count, hull, perTarget, plan, left, combat } = answer;
  const { palette } = look;
  const most = perTarget === count ? "all" : `at most ${perTarget}`;
  const lines = [`${plural(count, "secondary", "secondaries")} on a hull of ${hull}: ${most} at one target.`];
  if (plan.length > 0) {
    const header = ["Target", "Bear", "Attacks", "Fire", "Left over"];
    const rows = plan.map(({ defence, allocated, attacks, used, unused }) => [
      `defence ${defence}`,
      String(allocated),
      attacks.map(({ odds, count: times }) => `${times} at ${odds}`).join(", ") || "none",
      String(used),
      String(unused),
    ]);
    const layout = [
      {},
      { align: "right" },
      { shrink: true },
      { align: "right" },
      { align: "right" },
    ] as const;
    lines.push("", ...headed([header, ...rows], layout, look, "  "), "");
    lines.push(left === 0 ? "All have fired." : `${palette.strong(String(left))} not fired.`);
  }
  if (combat) lines.push(`The crew adds ${signed(combat)} to each combat die.`);
  return `${lines.join("\n")}\n`;
}
