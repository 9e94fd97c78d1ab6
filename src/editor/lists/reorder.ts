import { schemaAddress } from "../../content/derived/schema-files";
import { contentTypeOf } from "../../content/types/content-types";
import type { Change } from "../change/change";
import { textChanges } from "../change/changed-files";
import { contentText } from "../change/content-text";
import { contentOf, type Entry } from "../state/entries";
import type { Content } from "../store/store";

/** The change that gives entries another order: their numbers count from one. */
export function reorder(content: Content, entries: readonly Entry[], title: string): Change {
  const written = new Map(
    entries.map(({ path }, index): [string, string | undefined] => {
      const type = contentTypeOf(path);
      const value = contentOf(content.files.find((file) => file.path === path)?.text);
      return [path, type && contentText({ $schema: schemaAddress(type), ...value, order: index + 1 })];
    }),
  );
  return { title, texts: textChanges(content, written), pictures: [] };
}
