/** A value of Decap's as plain data: it keeps lists and maps as immutable ones. */
export function plainValue(value: unknown): unknown {
  return isImmutable(value) ? value.toJS() : value;
}

function isImmutable(value: unknown): value is { toJS(): unknown } {
  return typeof value === "object" && value !== null && "toJS" in value && typeof value.toJS === "function";
}
