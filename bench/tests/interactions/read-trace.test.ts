import { readTrace, type TraceEvent } from "../../interactions/read-trace";

const thread = { pid: 7, tid: 7 };
const other = { pid: 7, tid: 8 };

const named = (ids: typeof thread, name: string): TraceEvent => ({
  ...ids,
  name: "thread_name",
  ts: 0,
  args: { name },
});

/** A task that takes its time on the wall in milliseconds, and half of it on the processor. */
const task = (start: number, milliseconds: number, ids = thread): TraceEvent => ({
  ...ids,
  name: "RunTask",
  ts: start * 1000,
  dur: milliseconds * 1000,
  tdur: milliseconds * 500,
});

const input = (type: string, start: number): TraceEvent => ({
  ...thread,
  name: "EventDispatch",
  ts: start * 1000,
  args: { data: { type } },
});

const frame = (start: number): TraceEvent => ({ ...thread, name: "Commit", ts: start * 1000 });

const threads = [named(other, "Compositor"), named(thread, "CrRendererMain")];

describe("The work between a touch and the next frame", () => {
  it("is the processor time of the page's own thread from the task of the touch to that of the frame", () => {
    const events = [
      ...threads,
      task(0, 10),
      input("click", 2),
      task(20, 6),
      task(40, 4),
      frame(41),
      task(60, 90),
    ];
    expect(readTrace(events).toNextFrame).toBe(10);
  });

  it("is that of the slowest of several", () => {
    const events = [
      ...threads,
      ...[task(0, 4), input("keydown", 1), frame(3)],
      ...[task(10, 8), input("keydown", 11), frame(17)],
    ];
    expect(readTrace(events).toNextFrame).toBe(4);
  });

  it("leaves out other threads, and events that no visitor caused", () => {
    const events = [...threads, task(0, 50, other), task(0, 8), input("scroll", 1), frame(7)];
    expect(readTrace(events).toNextFrame).toBe(0);
  });

  it("counts to the end where no frame follows", () => {
    expect(readTrace([...threads, task(0, 8), input("click", 1), task(10, 8)]).toNextFrame).toBe(8);
  });
});

describe("The longest task", () => {
  it("is told even where nobody waits for it", () => {
    expect(readTrace([...threads, task(0, 4), task(100, 60)]).longestTask).toBe(30);
  });
});
