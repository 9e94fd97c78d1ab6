/** @jest-environment node */
import { runStages, type Stage } from "../../../tools/test/run-stages";
import type { StageResult } from "../../../tools/test/summary";

/** Runs stages by hand: tells which have begun, and ends one when told to. */
function byHand(stages: readonly Stage[]) {
  const begun: string[] = [];
  const ends = new Map<string, (result: StageResult) => void>();
  const ended = runStages(stages, 2, (name) => {
    begun.push(name);
    return new Promise((resolve) => ends.set(name, resolve));
  });
  const end = async (name: string, ok = true) => {
    ends.get(name)?.({ name, ok, seconds: 1, output: "" });
    await new Promise(setImmediate);
  };
  return { begun, end, ended };
}

const stages = [
  { name: "build" },
  { name: "pages", after: ["build"] },
  { name: "unit" },
  { name: "lint" },
  { name: "browser", after: ["pages", "unit"] },
];

describe("The stages of the tests", () => {
  it("begin as soon as there is room, the first of the list before others", async () => {
    const { begun, end } = byHand(stages);
    expect(begun).toEqual(["build", "unit"]);
    await end("unit");
    expect(begun).toEqual(["build", "unit", "lint"]);
  });

  it("wait for what they need, and for nothing else", async () => {
    const { begun, end, ended } = byHand(stages);
    await end("build");
    expect(begun).toEqual(["build", "unit", "pages"]);
    await end("pages");
    await end("lint");
    expect(begun).not.toContain("browser");
    await end("unit");
    await end("browser");
    expect((await ended).map(({ name }) => name)).toEqual(["build", "pages", "lint", "unit", "browser"]);
  });

  it("do not begin after a failure; what runs already comes to its end", async () => {
    const { end, ended } = byHand(stages);
    await end("build", false);
    await end("unit");
    expect((await ended).map(({ name }) => name)).toEqual(["build", "unit"]);
  });
});
