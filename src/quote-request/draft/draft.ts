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

/** Replaces this tab's draft. */
export function writeDraft(draft: object): void {
  try {
    sessionStorage[draftKey] = JSON.stringify(draft);
  } catch {
    // A browser that blocks storage keeps no draft.
  }
}

export function removeDraft(): void {
  try {
    sessionStorage.removeItem(draftKey);
  } catch {
    // There is none.
  }
}

/** Adds the filled controls to the draft when a visitor leaves: a password manager may fire no `input`, and the page script may be late. */
export function saveFilledControls(): void {
  const filled = [...new FormData(quoteForm() ?? undefined)].filter(([, value]) => value);
  if (filled.length > 0) writeDraft({ ...readDraft(), ...Object.fromEntries(filled) });
}
