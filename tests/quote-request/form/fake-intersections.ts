/** Takes the place of the browser's IntersectionObserver, which jsdom lacks; the test says what comes into sight. */
export function fakeIntersections() {
  const observers = new Set<{ tell: (...reports: boolean[]) => void; rootMargin: string }>();

  class FakeObserver {
    private readonly own;
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void, { rootMargin = "" } = {}) {
      const tell = (...reports: boolean[]) => callback(reports.map((isIntersecting) => ({ isIntersecting })));
      this.own = { tell, rootMargin };
    }
    observe() {
      observers.add(this.own);
    }
    disconnect() {
      observers.delete(this.own);
    }
  }

  Object.assign(window, { IntersectionObserver: FakeObserver });
  return {
    /** Tells whether the watched element has come near; several times at once, as after a quick scroll. */
    come: (...reports: boolean[]) => {
      for (const { tell } of observers) tell(...reports);
    },
    margin: () => [...observers][0]?.rootMargin,
    /** How many watch. */
    watched: () => observers.size,
  };
}
