import { IslandData } from "../../islands/attributes";
import { planField } from "../../routes/page-paths";
import { emptyQuoteRequest, type QuoteRequest, quoteRequestOf } from "../rules/quote-request";
import { controlIn, formId, isTextControl, type TextControl } from "./served-draft";

let served: HTMLFormElement | null = null;
let typedInto: TextControl | undefined;

/**
 * Remembers the server's form before React starts. React replaces it if a translation or an extension has changed the page,
 * but it still holds what was typed and pressed.
 */
export function noteServedForm(page: Document): void {
  served = page.forms.namedItem(formId);
}

/** Reads the values of the server's form until React's form has taken over. Remembers the control with the caret. */
export function servedValues(): QuoteRequest {
  if (!served) return emptyQuoteRequest;
  const control = document.activeElement;
  if (served.contains(control) && isTextControl(control)) typedInto = control;
  return shownValues(served);
}

/** Reads the plan that the server's form holds, as text: a draft may have put it there. */
export function servedPlan(): string {
  return controlIn(served, planField)?.value ?? "";
}

/** Reads the values that a form's controls show, also those that a script or the browser wrote there. */
export function shownValues(form: HTMLFormElement | null): QuoteRequest {
  return quoteRequestOf((field) => controlIn(form, field)?.value ?? "");
}

/** Moves the caret, and a queued submit, from the server's form to the one that replaced it. */
export function takeOverServedForm(form: HTMLFormElement): void {
  if (served && served !== form) {
    // Do not move a visitor who has focused another field of the new form.
    if (typedInto && !form.contains(document.activeElement)) placeCaret(form, typedInto);
    if (IslandData.queued in served.dataset) form.dataset[IslandData.queued] = "";
  }
  served = null;
  typedInto = undefined;
}

/** Restores the caret in the control of the same name. A removed control still knows its selection. */
function placeCaret(form: HTMLFormElement, { name, selectionStart, selectionEnd }: TextControl): void {
  const control = controlIn(form, name);
  control?.focus({ preventScroll: true });
  if (selectionStart !== null) control?.setSelectionRange(selectionStart, selectionEnd);
}
