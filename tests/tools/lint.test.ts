/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "lint-"));
  const plugins = [resolve("tools/lint/effects-return-nothing.grit")];
  writeFileSync(join(folder, "biome.json"), JSON.stringify({ plugins }));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The linter's messages about a source file. */
function lint(source: string): string {
  writeFileSync(join(folder, "Example.tsx"), source);
  const biome = resolve("node_modules/.bin/biome");
  const { stdout, stderr } = spawnSync(biome, ["lint", "--colors=off"], { cwd: folder, encoding: "utf8" });
  return stdout + stderr;
}

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
});
