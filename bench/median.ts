/** The value in the middle; of an even number of values, halfway between the two there. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error("Nothing was measured");
  const sorted = [...values].sort((one, other) => one - other);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? at(middle) : (at(middle - 1) + at(middle)) / 2;
}
