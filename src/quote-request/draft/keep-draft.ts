import { type QuoteRequest, quoteRequestOf } from "../rules/quote-request";
import { quoteForm, readDraft, removeDraft, writeDraft } from "./draft";

/** The request as a form's controls show it: typed, put back, or written by another program without an event. */
export function shownRequest(form: HTMLFormElement | null): QuoteRequest {
  const shown = new FormData(form ?? undefined);
  return quoteRequestOf((field) => String(shown.get(field) ?? ""));
}

/** Puts this tab's draft back into the form's empty controls, and saves each input. */
export function keepDraft(): void {
  addEventListener("input", saveDraft);
  const draft = readDraft();
  for (const control of (quoteForm()?.elements ?? []) as HTMLCollectionOf<HTMLInputElement>)
    control.value ||= draft[control.name] ?? "";
}

/** Saves the words of the form on this page, if it has one. */
function saveDraft(): void {
  const form = quoteForm();
  if (!form) return;
  const shown = shownRequest(form);
  if (Object.values(shown).some(Boolean)) writeDraft(shown);
  else removeDraft();
}
