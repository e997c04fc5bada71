// The examples of README.md and docs/: each line of an `sh` block and each `ts` block, with the `text` block that follows it.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { transform } from "esbuild";

const root = fileURLToPath(new URL("../../", import.meta.url));
/** What installs or tests the project itself is left to .ci/run. */
const LEFT_OUT = /^npm (install|ci|test)\b/;

/** A line says how it ends in a comment: `# exits 1`; without one it exits 0. */
export function examplesIn(markdown) {
  const blocks = [...markdown.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)];
  return blocks.flatMap((block, index) => {
    const [whole, language, body] = block;
    if (language !== "sh" && language !== "ts") return [];
    const next = blocks[index + 1];
    const end = block.index + whole.length;
    const shown = next?.[1] === "text" && markdown.slice(end, next.index).trim() === "" ? next : null;
    const output = shown && { text: shown[2], start: shown.index + "```text\n".length };
    const codes = language === "ts" ? [body] : body.split("\n").filter((line) => line !== "");
    return codes
      .filter((code) => !LEFT_OUT.test(code))
      .map((code) => ({
        block: index,
        language,
        code,
        exit: Number(/# exits (\d+)$/.exec(code)?.[1] ?? 0),
        output,
      }));
  });
}

// npm takes longer to start than shipcost; a test of its own sees that `npx shipcost` is this command.
const NPX = 'npx() { shift; node bin/shipcost.js "$@"; }';

/** Runs an example in the clone's root; the output is all that a person would see. */
export async function runExample({ language, code }) {
  if (language === "sh")
    return execute("sh", ["-c", `${NPX}; { ${code.replace(/\s+# exits \d+$/, "")}; } 2>&1`], "");
  const script = await transform(code, { loader: "ts", format: "esm" });
  return execute(process.execPath, ["--input-type=module"], script.code);
}

function execute(command, args, input) {
  // Reports are for a reader at home, also where CI runs them.
  const { FORCE_COLOR: _, GITHUB_ACTIONS: __, ...env } = process.env;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: { ...env, NO_COLOR: "1" } });
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (chunk) => {
      output += chunk;
    });
    child.stderr.setEncoding("utf8").on("data", (chunk) => {
      output += chunk;
    });
    child.on("error", reject);
    // A page is written with plain line ends, whatever the format prints.
    child.on("close", (exit) => resolve({ exit, output: output.replaceAll("\r\n", "\n") }));
    child.stdin.end(input);
  });
}

/** The text with every shown output replaced by the real one. */
export async function withRealOutputs(markdown) {
  const shown = examplesIn(markdown).filter(({ output }) => output);
  const results = await Promise.all(shown.map(runExample));
  let text = markdown;
  for (const [index, { output }] of [...shown.entries()].reverse()) {
    text =
      text.slice(0, output.start) + results[index].output + text.slice(output.start + output.text.length);
  }
  return text;
}
