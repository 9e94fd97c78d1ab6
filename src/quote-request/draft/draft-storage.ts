/** The id of the form whose words this tab keeps, so that a reload loses none. */
export const formId = "quote-form";

export const draftKey = "quote-draft";

/** Looked up each time, because React may have replaced the first form. */
export const quoteForm = () => document.forms.namedItem(formId);

/** Adds the filled controls to the draft when a visitor leaves: a password manager fires no `input`, and the page script may not have loaded. */
export function saveFilledControls(): void {
  const filled = [...new FormData(quoteForm() ?? undefined)].filter(([, value]) => value);
  if (filled.length === 0) return;
  try {
    const draft = JSON.parse(sessionStorage[draftKey] ?? "{}");
    sessionStorage[draftKey] = JSON.stringify({ ...draft, ...Object.fromEntries(filled), at: Date.now() });
  } catch {
    // A browser that blocks storage keeps no draft.
  }
}
