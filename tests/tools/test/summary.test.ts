import { summary } from "../../../tools/test/summary";

const stage = (name: string, seconds: number, ok = true, output = "") => ({ name, seconds, ok, output });

describe("The end of the tests", () => {
  it("is a table of the stages, and how many tests there were", () => {
    const stages = [stage("lint", 4.2), stage("test:unit", 88, true, "Tests: 9 passed, 9 total")];
    expect(summary(stages, 90).split("\n")).toEqual([
      "lint          4 s",
      "test:unit    88 s",
      "together     90 s",
      "9 passed, 0 failed",
    ]);
  });

  it("names the stage that failed, and counts one that has no tests as one", () => {
    const text = summary(
      [stage("lint", 1, false), stage("test:unit", 2, false, "Tests: 2 failed, 7 passed, 9 total")],
      3,
    );
    expect(text).toMatch(/^lint +1 s {2}failed$/m);
    expect(text).toMatch(/7 passed, 3 failed$/);
  });
});
