/** The id of the form whose words this tab keeps, so that a reload loses none. */
export const formId = "quote-form";

const draftKey = "quote-draft";

/** In milliseconds: a day. */
const draftLifetime = 24 * 60 * 60 * 1000;

/** Looked up each time, because React may have replaced the first form. */
export const quoteForm = () => document.forms.namedItem(formId);

/** This tab's draft; empty where there is none of the last day, or where the browser blocks storage. */
export function readDraft(): Record<string, string> {
  try {
    const { at, ...draft } = JSON.parse(sessionStorage[draftKey] ?? "{}");
    return Date.now() - at <= draftLifetime ? draft : {};
  } catch {
    return {};
  }
}

/** Replaces this tab's draft. */
export function writeDraft(draft: object): void {
  try {
    sessionStorage[draftKey] = JSON.stringify({ ...draft, at: Date.now() });
  } catch {
    // A browser that blocks storage keeps no draft.
  }
}

/** Removes this tab's draft. */
export function forgetDraft(): void {
  try {
    delete sessionStorage[draftKey];
  } catch {
    // There is none.
  }
}

/** Inline script: saves the form's words at each input, and as the page is left: another program may have filled them in. */
export function saveTyping(): void {
  for (const event of ["input", "pagehide"]) addEventListener(event, saveWords);
}

/** Adds the filled controls to the draft, and the one in use even if it was emptied. The draft of others may not be put back yet. */
function saveWords({ target }: Event): void {
  const inUse = (target as HTMLInputElement).name;
  const typed = [...new FormData(quoteForm() ?? undefined)].filter(
    ([name, value]) => value || name === inUse,
  );
  if (typed.length > 0) writeDraft({ ...readDraft(), ...Object.fromEntries(typed) });
}

/** Page script: puts this tab's draft back into the form's empty controls. */
export const putDraftBack = () => fillEmpty(readDraft());

/** Fills the form's empty controls. */
export function fillEmpty(words: Readonly<Record<string, string>>): void {
  for (const control of (quoteForm()?.elements ?? []) as HTMLCollectionOf<HTMLInputElement>)
    control.value ||= words[control.name] ?? "";
}
