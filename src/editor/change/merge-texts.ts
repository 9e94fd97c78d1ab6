import { contentOf, type EntryValue } from "./entries";
import { mergeValues } from "./merge-values";

/** Two people's versions of an entry, each with what only the other one changed. They differ where both changed a field. */
export interface MergedTexts {
  /** Their version. Undefined if they removed the entry. */
  theirs: string | undefined;
  withTheirs: string | undefined;
  withMine: string;
}

/** Merges two people's texts of an entry since `base`. `textOf` writes a value as a text. */
export function mergeTexts(
  base: string | undefined,
  mine: string,
  theirs: string | undefined,
  textOf: (value: EntryValue) => string,
): MergedTexts {
  if (base === undefined || theirs === undefined) return { theirs, withTheirs: theirs, withMine: mine };
  const merge = (isMine: boolean) => {
    const resolve = (own: unknown, other: unknown) => (isMine ? own : other);
    return textOf(Object(mergeValues(contentOf(base), contentOf(mine), contentOf(theirs), resolve)));
  };
  return { theirs, withTheirs: merge(false), withMine: merge(true) };
}
