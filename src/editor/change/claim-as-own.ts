import { contentTypes } from "../../content/types/content-types";
import { demonstrationSchema } from "../../content/types/demonstration";
import type { Change, Content } from "./change";
import { textAt, textChanges } from "./changed-files";
import { contentText } from "./content-text";
import { contentOf } from "./entries";

/** The change by which an owner says that something is theirs, although the demonstration has it too: its marks are forgotten. */
export function claimAsOwn(content: Content, marks: readonly string[]): Change {
  const path = contentTypes.Demonstration.place.file;
  const demonstration = demonstrationSchema.parse(contentOf(textAt(content, path)));
  const kept = Object.entries(demonstration).map(([field, list = []]) => [
    field,
    list.filter((mark) => !marks.includes(mark)),
  ]);
  const text = contentText("Demonstration", Object.fromEntries(kept));
  return {
    title: "Demo content: kept as our own",
    texts: textChanges(content, new Map([[path, text]])),
    pictures: [],
  };
}
