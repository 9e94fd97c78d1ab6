import { taskQueue } from "../../../tools/editor/task-queue";

it("A task begins when the one before has ended, also if that failed", async () => {
  const inTurn = taskQueue();
  const log: string[] = [];
  const task = (name: string, fails: boolean) => async () => {
    log.push(`${name} begins`);
    await Promise.resolve();
    log.push(`${name} ends`);
    if (fails) throw new Error(name);
    return name;
  };
  const results = await Promise.allSettled([inTurn(task("one", true)), inTurn(task("two", false))]);
  expect(results).toEqual([
    { status: "rejected", reason: new Error("one") },
    { status: "fulfilled", value: "two" },
  ]);
  expect(log).toEqual(["one begins", "one ends", "two begins", "two ends"]);
});
