import { type QuoteRequest, quoteRequestOf } from "../rules/quote-request";

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

export const isTextControl = (found: unknown): found is TextControl =>
  found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement;

/** A form's control of a name, if there is one. */
export function controlIn(form: HTMLFormElement | null, name: string): TextControl | undefined {
  const control = form?.elements.namedItem(name);
  return control && isTextControl(control) ? control : undefined;
}

/** Reads the values that a form's controls show. A script or the browser may have written them without an event. */
export const shownValues = (form: HTMLFormElement | null): QuoteRequest =>
  quoteRequestOf((field) => controlIn(form, field)?.value ?? "");
