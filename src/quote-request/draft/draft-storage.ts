/** The id of the form whose words this tab keeps, so that a reload loses none. */
export const formId = "quote-form";

export const draftKey = "quote-draft";

/** Looked up each time, because React may have replaced the first form. */
export const quoteForm = () => document.forms.namedItem(formId);

/** Makes a draft of the form on a page that is left without one: the page script, which keeps it, may have been lost. */
export function rescueWords(): void {
  const form = quoteForm();
  if (!form) return;
  const typed = { ...Object.fromEntries(new FormData(form)), at: Date.now() };
  try {
    sessionStorage[draftKey] ||= JSON.stringify(typed);
  } catch {
    // A browser that blocks storage keeps no draft.
  }
}
