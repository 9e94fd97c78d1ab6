import { type QuoteRequest, quoteRequestOf } from "../rules/quote-request";
import { draftKey, quoteForm } from "./draft-storage";

/** In milliseconds: a day. */
const draftLifetime = 24 * 60 * 60 * 1000;

/** This tab's draft; empty where there is none of the last day, or where the browser blocks storage. */
export function readDraft(): Record<string, string> {
  try {
    const { at, ...draft } = JSON.parse(sessionStorage.getItem(draftKey) ?? "{}");
    return Date.now() - at <= draftLifetime ? draft : {};
  } catch {
    return {};
  }
}

/** Replaces this tab's draft, or removes it. */
export function writeDraft(draft: object | undefined): void {
  try {
    if (draft) sessionStorage.setItem(draftKey, JSON.stringify({ ...draft, at: Date.now() }));
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
