import { type QuoteRequest, type QuoteRequestField, quoteRequestOf } from "../rules/quote-request";

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Reads the values that a form's controls show. A script or the browser may have written them without an event. */
export function shownValues(form: HTMLFormElement | null): QuoteRequest {
  return quoteRequestOf((field) => controlIn(form, field)?.value ?? "");
}

/** The control of a field, if the form has one. */
export function controlIn(form: HTMLFormElement | null, field: QuoteRequestField): TextControl | undefined {
  const control = form?.elements.namedItem(field);
  return isTextControl(control) ? control : undefined;
}

export function isTextControl(found: unknown): found is TextControl {
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement;
}
