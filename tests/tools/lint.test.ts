/** @jest-environment node */
import { spawnSync } from "node:child_process";

/** The linter's messages about a source file. */
function lint(source: string): string {
  const { stdout, stderr } = spawnSync(
    "npx",
    ["biome", "lint", "--colors=off", "--stdin-file-path=src/Example.tsx"],
    { input: source, encoding: "utf8" },
  );
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
