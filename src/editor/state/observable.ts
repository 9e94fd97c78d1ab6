/** A state outside React, which `useSyncExternalStore` can read. */
export function observable<State>(initial: State) {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (changed: Partial<State>): void => {
      state = { ...state, ...changed };
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
