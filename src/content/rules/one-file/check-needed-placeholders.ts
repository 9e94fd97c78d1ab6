import { type ContentPath, valueAt } from "../../fields/content-path";
import type { Placeholder } from "../../fields/placeholders";
import type { ParsedFile } from "../../reading/parse-content-file";
import type { ValidationError } from "../../reading/validation-error";
import type { ContentTypeName } from "../../types/content-types";
import { validationErrorAt } from "../validation-error-at";

/** Words used on many pages or for many counts, which would be the same everywhere without the placeholder. */
const needed: readonly (readonly [ContentTypeName, ContentPath, Placeholder])[] = [
  ["AreaPage", ["headline"], "area"],
  ["AreaPage", ["serviceLink"], "service"],
  ["Layout", ["openNow", "open"], "time"],
  ["Layout", ["openNow", "closed"], "time"],
  ["PortfolioPage", ["viewer", "position"], "n"],
  ["QuoteForm", ["remaining"], "n"],
  ["QuoteForm", ["tooMany"], "n"],
];

/** Shared words without the placeholder that they need. */
export function checkNeededPlaceholders(file: ParsedFile): ValidationError[] {
  return needed.flatMap(([type, path, name]) => {
    const copy = file.type === type ? valueAt(file.content, path) : undefined;
    if (typeof copy !== "string" || copy.includes(`{${name}}`)) return [];
    return [
      validationErrorAt(file, path, {
        expected: `a text with {${name}}, which stands for something else each time`,
        remedy: `Put {${name}} where it belongs in the text.`,
      }),
    ];
  });
}
