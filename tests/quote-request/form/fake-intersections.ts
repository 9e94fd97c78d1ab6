/** Takes the place of the browser's IntersectionObserver, which jsdom lacks; the test says what comes into sight. */
export function fakeIntersections() {
  const observers = new Set<{ tell: (isIntersecting: boolean) => void; rootMargin: string }>();

  class FakeObserver {
    private readonly own;
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void, { rootMargin = "" } = {}) {
      this.own = { tell: (isIntersecting: boolean) => callback([{ isIntersecting }]), rootMargin };
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
    /** Tells whether the watched element has come near. */
    come: (isIntersecting: boolean) => {
      for (const { tell } of observers) tell(isIntersecting);
    },
    margin: () => [...observers][0]?.rootMargin,
    /** How many watch. */
    watched: () => observers.size,
  };
}
