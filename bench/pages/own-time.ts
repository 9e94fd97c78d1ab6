/** What is needed of an event of Chromium's trace. */
interface TimedEvent {
  name: string;
  dur?: number;
  /** Processor time of the thread itself. */
  tdur?: number;
}

/**
 * Lets each task last as long as its thread worked on it. By the clock it also waits while other programs have the
 * processor, and Lighthouse would take that for work and multiply it: a page without any script "blocked" for 0.8 s
 * while the machine built another site.
 */
export function inOwnTime<Event extends TimedEvent>(events: readonly Event[]): Event[] {
  return events.map((event) =>
    event.name === "RunTask" && event.tdur !== undefined && event.tdur < (event.dur ?? 0)
      ? { ...event, dur: event.tdur }
      : event,
  );
}
