/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { temporaryFolder } from "../jest/temporary-folder";

let folder = "";
beforeEach(() => {
  folder = temporaryFolder();
  // The folder is no git checkout.
  const settings = readFileSync("biome.json", "utf8")
    .replace("./tools/lint", resolve("tools/lint"))
    .replace('"enabled": true', '"enabled": false');
  writeFileSync(join(folder, "biome.json"), settings);
});
/** What Biome's part of `npm run lint` says of a file: its exit status and its messages. */
function lintFile(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const [[, ...options] = []] = String(scripts.lint)
    .split(" && ")
    .map((command) => command.split(" "));
  const biome = resolve("node_modules/.bin/biome");
  const { status, stdout, stderr } = spawnSync(biome, [...options, "--colors=off"], {
    cwd: folder,
    encoding: "utf8",
  });
  return { status, messages: stdout + stderr };
}

const lint = (source: string) => lintFile("Example.tsx", source).messages;

describe("The linter", () => {
  it.each([
    ["an effect that returns the value of an expression", "useEffect(() => window.scrollTo(0, 0), []);"],
    ["a layout effect that does", "useLayoutEffect(() => element.scrollIntoView());"],
    ["a clean-up that does", "useEffect(() => { return () => stop(); }, []);"],
    ["a ref callback that does", "export const a = <i ref={(element) => element?.focus()} />;"],
  ])("refuses %s", (_what, source) => {
    expect(lint(`${source}\n`)).toContain("put braces around its body");
  });

  it.each([
    ["an effect with braces", "useEffect(() => {\n  window.scrollTo(0, 0);\n}, []);"],
    ["an effect that returns what ends it", "useEffect(() => {\n  return form.subscribe();\n}, []);"],
    ["a ref", "export const a = <i ref={element} />;"],
  ])("accepts %s", (_what, source) => {
    expect(lint(`${source}\n`)).not.toContain("put braces around its body");
  });

  it("fails at a suppression that suppresses nothing", () => {
    const source = "// biome-ignore lint/style/useConst: it was a variable once\nexport const tiles = 12;\n";
    const { status, messages } = lintFile("tiles.ts", source);
    expect(messages).toContain("suppressions/unused");
    expect(status).not.toBe(0);
  });

  it.each([
    ["with no newline at its end", '{\n  "name": "Leeds"\n}'],
    ["on one line", '{"name":"Leeds",   "postcodes":["LS1","LS2"]}\n'],
    ["with the line ends of Windows and tabs", '{\r\n\t"name": "Leeds"\r\n}\r\n'],
  ])("passes a data file that somebody wrote by hand %s", (_how, text) => {
    expect(lintFile("data/areas/leeds.json", text)).toMatchObject({ status: 0 });
  });

  it("fails at a source file in another format than the project's", () => {
    expect(lintFile("tiles.ts", "export const tiles = 12").status).not.toBe(0);
  });
});
