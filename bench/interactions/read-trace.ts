/** An event of Chromium's trace, times in microseconds: https://chromium.googlesource.com/catapult/+/HEAD/tracing */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Processor time of the thread itself: other programs on the machine do not count. */
  tdur?: number;
  args?: { name?: string; data?: { type?: string } };
}

export interface ThreadTime {
  /** From a touch or key to the frame that follows it: the longest of them, in milliseconds. */
  toNextFrame: number;
  longestTask: number;
}

const inputs = new Set(["pointerdown", "pointerup", "click", "keydown", "keypress", "keyup", "input"]);

/** How long the page's own thread worked between what a visitor did and the next frame. */
export function readTrace(events: readonly TraceEvent[]): ThreadTime {
  const thread = events.find(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain");
  const own = events.filter(({ pid, tid }) => pid === thread?.pid && tid === thread.tid);
  const named = (wanted: string) => own.filter(({ name }) => name === wanted);
  const tasks = named("RunTask");
  const frames = named("Commit").map(({ ts }) => ts);
  const touched = named("EventDispatch").filter(({ args }) => inputs.has(args?.data?.type ?? ""));
  const workUntilFrame = touched.map(({ ts: start }) => {
    const frame = Math.min(...frames.filter((ts) => ts > start));
    const between = tasks.filter(({ ts, dur = 0 }) => ts + dur > start && ts <= frame);
    return between.reduce((sum, { tdur = 0 }) => sum + tdur, 0);
  });
  return {
    toNextFrame: Math.max(0, ...workUntilFrame) / 1000,
    longestTask: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000,
  };
}
