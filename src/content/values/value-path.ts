/** The path of a value in a file: keys and positions from the outside in. */
export type ContentPath = readonly PropertyKey[];

/** A path as forms and errors name it: benefits.2.title. */
export const fieldName = (path: ContentPath): string => path.map(String).join(".");

/** The path of a field by its name. */
export const fieldPath = (name: string): ContentPath =>
  name.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** The value at a path, undefined where the path leads nowhere. */
export function valueAt(value: unknown, path: ContentPath): unknown {
  return path.reduce<unknown>((current, step) => {
    if (Array.isArray(current) && typeof step === "number") return current[step];
    return isRecord(current) ? current[String(step)] : undefined;
  }, value);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** True if nothing was filled in, however many fields there are. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "" || value === false) return true;
  if (Array.isArray(value)) return value.every(isEmpty);
  return isRecord(value) && Object.values(value).every(isEmpty);
}
