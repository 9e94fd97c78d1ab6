/** The id of the form whose words this tab keeps, so that a reload loses none. */
export const formId = "quote-form";

export const draftKey = "quote-draft";

/** Looked up each time, because React may have replaced the first form. */
export const quoteForm = () => document.forms.namedItem(formId);

/** Saves the filled controls of a page that is left, and keeps what is saved of others: the page script may have been lost. */
export function rescueWords(): void {
  const form = quoteForm();
  if (!form) return;
  const typed = [...new FormData(form)].filter(([, value]) => value);
  try {
    const draft = JSON.parse(sessionStorage[draftKey] ?? "{}");
    sessionStorage[draftKey] = JSON.stringify({ ...draft, ...Object.fromEntries(typed), at: Date.now() });
  } catch {
    // A browser that blocks storage keeps no draft.
  }
}
