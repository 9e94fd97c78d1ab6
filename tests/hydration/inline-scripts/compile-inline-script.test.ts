/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { compileInlineScript } from "../../../src/hydration/inline-scripts/compile-inline-script";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "inline-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A script of the given lines, beside another file. */
function compile(lines: readonly string[], define?: Record<string, string>): string {
  writeFileSync(join(folder, "words.ts"), `export const words: string = "from another file";`);
  const file = join(folder, "script.ts");
  writeFileSync(file, lines.join("\n"));
  return compileInlineScript(file, define);
}

/** What a page's globals are once the text has run as a script. */
function globalsAfter(text: string): Record<string, unknown> {
  const globals: Record<string, unknown> = {};
  runInContext(text, createContext(globals));
  return globals;
}

describe("An inline script", () => {
  it("has what it imports within it, and leaves no name of its own on the page", () => {
    const text = compile(['import { words } from "./words";', "globalThis.said = words;", "var mine = 1;"]);
    expect(globalsAfter(text)).toEqual({ said: "from another file" });
  });

  it("has the build's values in the place of their names", () => {
    expect(globalsAfter(compile(["globalThis.hash = HASH;"], { HASH: '"54d7"' }))).toEqual({ hash: "54d7" });
  });

  it("is one line, small, with nothing before or after it: its hash stands in the page's policy", () => {
    const text = compile([
      "const aLongName: number = Number(globalThis.count);",
      "globalThis.twice = aLongName + aLongName;",
    ]);
    expect(text).toMatch(/^\(\(\)=>\{.*\}\)\(\);$/);
    expect(text).not.toContain("aLongName");
  });

  it("is written for browsers from 2022 on, whatever the source uses", () => {
    expect(compile(["{ using lock = globalThis.open(); }"])).not.toContain("using lock");
  });

  it("may set what Gatsby takes for granted: it is not strict", () => {
    expect(globalsAfter(compile(["notDeclared = 1;"]))).toEqual({ notDeclared: 1 });
  });
});
