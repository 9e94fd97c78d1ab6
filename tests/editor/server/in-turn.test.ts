import { inTurn } from "../../../tools/editor/in-turn";

it("Tasks begin when those before them have ended, also badly, and each tells its own end", async () => {
  const said: string[] = [];
  const task = (name: string, end: () => string) => async () => {
    said.push(`${name} begins`);
    await Promise.resolve();
    said.push(`${name} ends`);
    return end();
  };
  const fail = () => {
    throw new Error("No room");
  };
  const done = [inTurn(task("One", () => "1")), inTurn(task("Two", fail)), inTurn(task("Three", () => "3"))];
  expect(await Promise.allSettled(done)).toEqual([
    { status: "fulfilled", value: "1" },
    { status: "rejected", reason: new Error("No room") },
    { status: "fulfilled", value: "3" },
  ]);
  expect(said).toEqual(["One begins", "One ends", "Two begins", "Two ends", "Three begins", "Three ends"]);
});
