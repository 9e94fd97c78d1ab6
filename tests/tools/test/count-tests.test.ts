import { countTests } from "../../../tools/test/count-tests";

describe("The tests of a stage are counted", () => {
  it.each([
    [
      "Jest's",
      "Test Suites: 1 failed, 11 passed, 12 total\nTests:       2 failed, 260 passed, 262 total\n",
      { passed: 260, failed: 2 },
    ],
    ["Jest's where none failed", "Tests:       262 passed, 262 total\n", { passed: 262, failed: 0 }],
    [
      "Playwright's",
      "Running 185 tests using 2 workers\n  3 failed\n    [a] › b.spec.ts:1:1 › 5 passed, or so\n  182 passed (2.6m)\n",
      { passed: 182, failed: 3 },
    ],
    [
      "those of both, one after another",
      "Tests: 1 passed, 1 total\n  4 passed (3s)\n",
      { passed: 5, failed: 0 },
    ],
    ["none where there are none", "Checked 799 files in 5s.\n", { passed: 0, failed: 0 }],
  ])("%s", (_what, output, counts) => {
    expect(countTests(output)).toEqual(counts);
  });
});
