/** The arguments of a list in a query: `filter: { service: { id: { eq: $id } } }, sort: { order: ASC }, limit: 3`. */
export interface ListArguments {
  filter?: Condition;
  sort?: Readonly<Record<string, string>>;
  limit?: number;
}

type Condition = Readonly<Record<string, unknown>>;

/** A value, or an entry whose fields can be asked for. */
export interface Asked {
  value: unknown;
  field(name: string): Asked;
}

/** Filters, sorts and limits entries as Gatsby does: by the values that the query would get, not by those of the files. */
export function chooseEntries(
  entries: readonly Asked[],
  { filter = {}, sort = {}, limit }: ListArguments,
): Asked[] {
  const found = entries.filter((entry) => meets(entry, filter));
  const [[key, direction] = []] = Object.entries(sort);
  if (key === undefined) return found.slice(0, limit);
  const sign = direction === "DESC" ? -1 : 1;
  return found
    .map((entry) => ({ entry, by: entry.field(key).value }))
    .sort((one, other) => sign * compared(one.by, other.by))
    .slice(0, limit)
    .map(({ entry }) => entry);
}

/** True if a value meets a condition such as `{ service: { id: { eq: "floor-tiling" } } }`. */
export function meets(asked: Asked, condition: Condition): boolean {
  return Object.entries(condition).every(([key, expected]) => {
    const value = asked.value ?? null;
    if (key === "eq") return value === expected;
    if (key === "ne") return value !== expected;
    if (key === "elemMatch")
      return (
        Array.isArray(value) && value.some((_, index) => meets(asked.field(String(index)), Object(expected)))
      );
    if (value === null || typeof value === "object") return meets(asked.field(key), Object(expected));
    throw new Error(`A query filters by ${key}, which src/content/answer does not know`);
  });
}

function compared(one: unknown, other: unknown): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  if (String(one) === String(other)) return 0;
  return String(one) < String(other) ? -1 : 1;
}
