import type { ContentError } from "./content-error";
import type { ContentKindName } from "./content-kinds";
import { type ContentPath, valueAt } from "./content-path";
import { mistakeAt } from "./mistake-at";
import type { ParsedFile } from "./parse-content-file";
import type { Placeholder } from "./placeholders";

/** Words that many pages or counts share and that say the same thing on all of them without the placeholder. */
const needed: readonly (readonly [ContentKindName, ContentPath, Placeholder])[] = [
  ["AreaPage", ["headline"], "area"],
  ["AreaPage", ["serviceLink"], "service"],
  ["PortfolioPage", ["viewer", "position"], "n"],
  ["QuoteForm", ["remaining"], "n"],
  ["QuoteForm", ["tooMany"], "n"],
];

/** Shared words that lost the placeholder that makes sense of them. */
export function checkNeededPlaceholders(file: ParsedFile): ContentError[] {
  return needed.flatMap(([kind, path, name]) => {
    const copy = file.kind === kind ? valueAt(file.content, path) : undefined;
    if (typeof copy !== "string" || copy.includes(`{${name}}`)) return [];
    return [
      mistakeAt(file, path, {
        expected: `a text with {${name}}, which stands for something else each time`,
        remedy: `Put {${name}} where it belongs in the text.`,
      }),
    ];
  });
}
