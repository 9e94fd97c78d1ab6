/** A list in which some entries stand before another, or at the end. */
export function moveBefore<Entry>(
  list: readonly Entry[],
  moved: ReadonlySet<unknown>,
  before: Entry | undefined,
): Entry[] {
  const others = list.filter((entry) => !moved.has(entry));
  const at = before === undefined ? -1 : others.indexOf(before);
  const chosen = list.filter((entry) => moved.has(entry));
  return at < 0 ? [...others, ...chosen] : [...others.slice(0, at), ...chosen, ...others.slice(at)];
}

/** The entry before which something was dropped; undefined at the end. */
export function entryAfter<Entry>(
  list: readonly Entry[],
  target: Entry,
  position: string,
): Entry | undefined {
  return position === "before" ? target : list[list.indexOf(target) + 1];
}
