import { describe, expect, test } from "vitest";
import { folder } from "../../support/cli/folder.js";
import { inProcess } from "../../support/cli/in-process.js";

const OTHERS: Readonly<Record<string, string>> = {
  "compose.yaml": "version: '3'\nservices:\n  web: {image: nginx, ports: ['80:80']}\n",
  "lock.yaml": "lockfileVersion: '9.0'\nsettings: {autoInstallPeers: true}\npackages: {}\n",
  "words.yaml": "- alpha\n- beta\n- 3\n- null\n",
  "hosts.yml": "- {host: a, port: 1}\n- {host: b, port: 2}\n",
  "text.yaml": "just a text\n",
  "many.yaml": "apiVersion: v1\nspec: {}\n---\napiVersion: v2\n---\nplain\n",
  "free.yaml": "x-own: 1\nx-more: {}\n",
};
const OURS: Readonly<Record<string, string>> = {
  "good.yaml": "name: A\nhull: 4\nprimaries: 4\n",
  "wrong-case.yaml": "Name: A\nHull: 4\n",
  "half.yaml": "- {host: a}\n- {hull: four}\n",
  "fleet.yaml": "fleet: F\nships: [{host: a}]\n",
  "entry.yaml": "- {design: nowhere.yaml}\n",
  "empty.yaml": "",
  "broken.yaml": "services: [\n",
};

describe("other YAML", () => {
  test("met in a folder is passed over with one note; everything that has to do with ships is not", async () => {
    const here = folder({ ...OTHERS, ...OURS });
    const { stdout, stderr } = await inProcess(here, ["lint", "."]);
    expect(stderr).toBe(
      "shipcost: 7 files passed over, without any key of a ship or fleet: compose.yaml, free.yaml, hosts.yml and 4 more\n",
    );
    const listed = await inProcess(here, ["lint", "--list-files", "--format", "json", "."]);
    const { files, passedOver } = JSON.parse(listed.stdout);
    const paths = (all: { path: string }[]) => all.map(({ path }) => path).sort();
    expect(paths(files)).toEqual(Object.keys(OURS).sort());
    expect(paths(passedOver)).toEqual(Object.keys(OTHERS).sort());
    for (const file of Object.keys(OTHERS)) expect(stdout).not.toContain(file);
  });

  test.each(["price", "fmt", "msg", "show"])("costs %s no error", async (command) => {
    const here = folder({ ...OTHERS, "good.yaml": OURS["good.yaml"]! });
    const { code, stderr } = await inProcess(here, [command, "."]);
    expect(code).toBe(0);
    expect(stderr).toContain("7 files passed over");
    const quiet = await inProcess(here, [command, ".", "--quiet"]);
    expect(quiet.stderr).not.toContain("passed over");
  });

  test.each(Object.keys(OTHERS).filter((file) => file !== "free.yaml"))(
    "that is named is an error: %s",
    async (file) => {
      const here = folder(OTHERS);
      const { code, stdout } = await inProcess(here, ["lint", file, "--format", "concise"]);
      expect(code).toBe(1);
      expect(stdout).toContain(`${file}:`);
    },
  );
});
