import type { ContentFile } from "../../content/reading/read-content-files";
import type { ValidationError } from "../../content/reading/validation-error";
import { placeOf } from "../change/placed-fields";
import { inPlainWords } from "./plain-words";

/** Enough to begin with; the start page lists all. */
const mostNamed = 3;

/**
 * Says that a change is stored, and what keeps the site from being built: errors that were in the content before. Undefined if there
 * is none, so that "Published." is said only of what can be built.
 */
export function notBuiltYet(
  done: string,
  errors: readonly ValidationError[],
  files: readonly ContentFile[],
): string | undefined {
  if (errors.length === 0) return undefined;
  const named = errors.slice(0, mostNamed).map((error) => {
    const { file, says } = inPlainWords(error, files);
    return `${placeOf(file, files)}: ${says}`;
  });
  const more = errors.length - named.length;
  const stored = done.replace(/^Published\./, "Stored.");
  const what = errors.length === 1 ? "this was wrong before" : "these were wrong before";
  return [
    `${stored} The site does not show it yet, because ${what}, and no site can be built from it:`,
    ...named,
    ...(more > 0 ? [`And ${more} more: the start page lists them.`] : []),
  ].join("\n");
}
