/** The id of the form whose words this tab keeps, so that a reload loses none. */
export const formId = "quote-form";

const draftKey = "quote-draft";

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

/** Replaces this tab's draft. One without a word is removed: the privacy policy says that a sent request leaves none. */
export function writeDraft(draft: object): void {
  try {
    if (Object.values(draft).some(Boolean)) sessionStorage[draftKey] = JSON.stringify(draft);
    else sessionStorage.removeItem(draftKey);
  } catch {
    // A browser that blocks storage keeps no draft.
  }
}

/** Puts this tab's draft back into the form's empty controls, and saves the form now and at each input. */
export function keepDraft(): void {
  const draft = readDraft();
  for (const control of (quoteForm()?.elements ?? []) as HTMLCollectionOf<HTMLInputElement>)
    control.value ||= draft[control.name] ?? "";
  saveDraft();
  addEventListener("input", saveDraft);
}

/** Saves the words of the form on this page, if it has one. */
export function saveDraft(): void {
  const form = quoteForm();
  if (form) writeDraft(Object.fromEntries(new FormData(form)));
}
