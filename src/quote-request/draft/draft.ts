import { type QuoteRequest, quoteRequestOf } from "../rules/quote-request";

/** The id of the form whose words this tab keeps, so that a reload loses none. */
export const formId = "quote-form";

export const draftKey = "quote-draft";

/** Looked up each time, because React may have replaced the first form. */
export const quoteForm = () => document.forms.namedItem(formId);

/** This tab's draft; empty where there is none, or where the browser blocks storage. */
export function readDraft(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage[draftKey] ?? "{}");
  } catch {
    return {};
  }
}

/** Replaces this tab's draft, or removes it. */
export function writeDraft(draft: object | undefined): void {
  try {
    if (draft) sessionStorage[draftKey] = JSON.stringify(draft);
    else sessionStorage.removeItem(draftKey);
  } catch {
    // A browser that blocks storage keeps no draft.
  }
}

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
  writeDraft(Object.values(shown).some(Boolean) ? shown : undefined);
}

/** Adds the filled controls to the draft when a visitor leaves: a password manager may fire no `input`, and the page script be late. */
export function saveFilledControls(): void {
  const filled = [...new FormData(quoteForm() ?? undefined)].filter(([, value]) => value);
  if (filled.length > 0) writeDraft({ ...readDraft(), ...Object.fromEntries(filled) });
}
