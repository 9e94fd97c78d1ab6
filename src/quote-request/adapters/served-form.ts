import { attribute, IslandData } from "../../islands/attributes";
import { forgetReload } from "../../islands/reload-once";

type TextControl = HTMLInputElement | HTMLTextAreaElement;

let served: HTMLFormElement | null = null;
let typedInto: TextControl | undefined;

/**
 * Notes the form that the server wrote, before React starts. If a translation or an extension has changed the page, React
 * replaces it; it still has what was typed and pressed.
 */
export function noteServedForm(page: Document): void {
  served = page.querySelector<HTMLFormElement>(`form[${attribute(IslandData.draft)}]`);
}

/** The form that the server wrote, as long as React's form has not taken over; the control with the caret is noted. */
export function servedForm(): HTMLFormElement | null {
  if (!served) return null;
  const control = document.activeElement;
  if (served.contains(control) && isTextControl(control)) typedInto = control;
  return served;
}

/** Brings the caret, and a submit that is queued, from the form that the server wrote to the one in its place. */
export function takeOverServedForm(form: HTMLFormElement): void {
  if (served && served !== form) {
    // Whoever went on to another field of the new form meanwhile stays there.
    if (typedInto && !form.contains(document.activeElement)) placeCaret(form, typedInto);
    if (IslandData.queued in served.dataset) form.dataset[IslandData.queued] = "";
  }
  served = null;
  typedInto = undefined;
  forgetReload();
}

/** To where it was in the control of the same name, which still knows it when it is no longer in the page. */
function placeCaret(form: HTMLFormElement, { name, selectionStart, selectionEnd }: TextControl): void {
  const control = form.elements.namedItem(name);
  if (!isTextControl(control)) return;
  control.focus({ preventScroll: true });
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
}

function isTextControl(found: unknown): found is TextControl {
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement;
}
