import type { ValidationError } from "../../../content/reading/validation-error";
import { type Make, maker, openDialog } from "../screen/make";
import { entryAddress } from "./entry-address";
import { fieldAt } from "./field-at";
import { inEditorsWords } from "./in-editors-words";
import { showField } from "./show-field";

/**
 * Lists errors in a dialog of the CMS until it is closed, from the top. A line about the open entry leads to its field;
 * one about another opens that in a tab of its own, because leaving the open one would lose what was written.
 */
export function showValidationErrors(
  page: Document,
  errors: readonly ValidationError[],
  openFile: string,
): void {
  const make = maker(page);
  const title = `${errors.length === 1 ? "One thing" : `${errors.length} things`} to mend first`;
  const list = make("ul", {}, ...errors.map((error) => make("li", {}, ...errorLines(make, error, openFile))));
  openDialog(page, title, make("p", {}, "Nothing has been saved."), list);
}

function errorLines(make: Make, error: ValidationError, openFile: string) {
  const { file, cms = file, field, label, found, expected, remedy } = error;
  const link = make("a", {}, [cms, label].filter(Boolean).join(" › "));
  const address = entryAddress(file);
  if (address) link.setAttribute("href", field ? `${address}?field=${encodeURIComponent(field)}` : address);
  if (file === openFile)
    link.addEventListener("click", (event) => {
      event.preventDefault();
      link.closest("dialog")?.close();
      leadTo(link.ownerDocument, field ?? "");
    });
  else link.setAttribute("target", "_blank");
  const advice = inEditorsWords(remedy);
  return [
    link,
    make("p", {}, make("strong", {}, advice)),
    make("p", {}, `Found: ${inEditorsWords(found)}`),
    make("p", {}, `Expected: ${inEditorsWords(expected)}`),
  ];
}

/** Goes to a field of the open form. */
export function leadTo(page: Document, name: string): void {
  const field = fieldAt(page, name);
  if (field) showField(field);
}
