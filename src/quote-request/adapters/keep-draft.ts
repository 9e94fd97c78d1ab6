import { readDraft, writeDraft } from "./draft-store";

/** The id of the form whose words are kept in the tab's storage. */
export const formId = "quote-form";

/** Looked up each time, because React may have replaced the first form. */
export const quoteForm = () => document.forms.namedItem(formId);

/** Puts this tab's draft back into the form's empty controls, and saves each input. */
export function keepDraft(): void {
  for (const event of ["input", "pagehide"]) addEventListener(event, saveDraft);
  const draft = readDraft();
  for (const control of (quoteForm()?.elements ?? []) as HTMLCollectionOf<HTMLInputElement>)
    control.value ||= draft[control.name] ?? "";
}

/** Saves the words of the form on this page, if it has one. */
function saveDraft(): void {
  const form = quoteForm();
  if (!form) return;
  const values = Object.fromEntries(new FormData(form));
  writeDraft(Object.values(values).some(Boolean) ? values : undefined);
}

/** Saves the filled controls where `keepDraft` may never have run: what is stored for the others stays. */
export function rescueWords(): void {
  const form = quoteForm();
  const filled = form ? [...new FormData(form)].filter(([, value]) => value) : [];
  if (filled.length > 0) writeDraft({ ...readDraft(), ...Object.fromEntries(filled) });
}
