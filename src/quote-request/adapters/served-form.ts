import { IslandData } from "../../islands/attributes";
import { planField } from "../../routes/page-paths";
import type { QuoteRequest } from "../rules/quote-request";
import { controlIn, isTextControl, shownValues, type TextControl } from "./form-controls";
import { formId } from "./served-draft";

let served: HTMLFormElement | null = null;
let focused: TextControl | undefined;

/**
 * Remembers the server's form before React starts. If a translation or an extension has changed the page, React replaces this
 * form. It still holds the visitor's words, and the mark of a queued submit.
 */
export function rememberServedForm(page: Document): void {
  served = page.forms.namedItem(formId);
}

/** Remembers the control with the caret. Call it while React renders, because React may remove the control right after. */
export function rememberCaret(): void {
  // Without a served form there may be no document either: the page is being built.
  if (!served) return;
  const control = document.activeElement;
  if (served.contains(control) && isTextControl(control)) focused = control;
}

/** Reads the values of the server's form. After `takeOverServedForm` they are empty. */
export const servedValues = (): QuoteRequest => shownValues(served);

/** Reads the plan of the server's form, as text: a draft may have put it there. */
export const servedPlan = (): string => controlIn(served, planField)?.value ?? "";

/** Moves the caret, and a queued submit, from the server's form to the one that replaced it. */
export function takeOverServedForm(form: HTMLFormElement): void {
  if (served && served !== form) {
    // A visitor who is already in a field of the new form stays there.
    if (focused && !form.contains(document.activeElement)) placeCaret(form, focused);
    if (IslandData.queued in served.dataset) form.dataset[IslandData.queued] = "";
  }
  served = null;
  focused = undefined;
}

/** Restores the caret in the control of the same name. A removed control still knows its selection. */
function placeCaret(form: HTMLFormElement, { name, selectionStart, selectionEnd }: TextControl): void {
  const control = controlIn(form, name);
  control?.focus({ preventScroll: true });
  if (selectionStart !== null) control?.setSelectionRange(selectionStart, selectionEnd);
}
