/** @jest-environment node */
import { failuresIn, summaryOf } from "../../../tools/check-all/summary";

describe("What failed is read from the output of", () => {
  it.each([
    [
      "Jest",
      "PASS a.test.ts\n  ● The form › says what is missing\n    expect(…)\nTests: 1 failed",
      "● The form › says what is missing",
    ],
    [
      "Playwright",
      "  ✓  1 ok\n  ✘  2 [any-content] › a.spec.ts:3:1 › moves nothing (1s)",
      "✘  2 [any-content] › a.spec.ts:3:1 › moves nothing (1s)",
    ],
    [
      "TypeScript",
      "src/a.ts(3,1): error TS2304: Cannot find name 'b'.\n",
      "src/a.ts(3,1): error TS2304: Cannot find name 'b'.",
    ],
    [
      "Biome",
      "src/a.ts:3:1 lint/style/useConst ━━━━\n\n  ! This let …",
      "src/a.ts:3:1 lint/style/useConst ━━━━",
    ],
    [
      "Gatsby",
      "\u001b[31m ERROR \u001b[39m #95001  PLUGIN\n\nThe content has 1 error",
      "ERROR  #95001  PLUGIN",
    ],
    ["any other program: its last line", "Reading…\nThere is no folder data.\n", "There is no folder data."],
  ])("%s", (_name, output, expected) => {
    expect(failuresIn(output)).toEqual([expected]);
  });

  it("a test that is named twice, once", () => {
    expect(failuresIn("● The form\n…\nSummary of all failing tests\n● The form\n")).toEqual(["● The form"]);
  });
});

const passed = { script: "build", status: "passed", failures: [] } as const;

describe("The end of npm test", () => {
  it("says that everything passed", () => {
    expect(summaryOf([passed, { ...passed, script: "lint" }])).toBe("All passed: build, lint.");
  });

  it("names each step that failed and what failed in it", () => {
    const failed = { script: "test:unit", status: "failed", failures: ["● The form"] } as const;
    expect(summaryOf([passed, failed])).toBe("Failed: npm run test:unit\n  ● The form");
  });

  it("names what was skipped because the build failed", () => {
    const skipped = { script: "test:site", status: "skipped", failures: [] } as const;
    expect(summaryOf([skipped])).toBe("Skipped, because the build failed: npm run test:site");
  });

  it("has ten lines at most, however much failed", () => {
    const failures = Array.from({ length: 40 }, (_, index) => `● Test ${index}`);
    const lines = summaryOf([{ script: "test:unit", status: "failed", failures }]).split("\n");
    expect(lines).toHaveLength(10);
    expect(lines.at(-1)).toBe("… and 32 lines more, above.");
  });
});
