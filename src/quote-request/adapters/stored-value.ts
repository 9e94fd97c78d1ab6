/** The part of the browser's storage that is used; any call may throw where storage is blocked or full. */
export type TextStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** A value kept as JSON under one key of the browser's storage, which never throws. */
export function createStoredValue<Value>(openStore: () => TextStore, key: string) {
  return {
    /** The value; undefined where there is none, or none that can be read. */
    read: (): Value | undefined => orUndefined(() => JSON.parse(openStore().getItem(key) ?? "")),
    /** Keeps a value, or forgets it where it is undefined; tells whether the storage did so. */
    write: (value: Value | undefined): boolean =>
      orUndefined(() => {
        if (value === undefined) openStore().removeItem(key);
        else openStore().setItem(key, JSON.stringify(value));
        return true;
      }) ?? false,
  };
}

function orUndefined<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined; // Storage is a convenience: a visitor without it sends quote requests all the same.
  }
}
