/** A value of Decap's as plain data: it keeps lists and maps as immutable ones. */
export function plainValue(value: unknown): unknown {
  return isImmutable(value) ? value.toJS() : value;
}

function isImmutable(value: unknown): value is { toJS(): unknown } {
  return typeof value === "object" && value !== null && "toJS" in value && typeof value.toJS === "function";
}

/** An immutable map, as Decap keeps groups of fields. */
export interface ImmutableMap {
  clear(): ImmutableMap;
  set(name: string, value: unknown): ImmutableMap;
}

export function isImmutableMap(value: unknown): value is ImmutableMap {
  return typeof value === "object" && value !== null && "clear" in value && "set" in value;
}
