const draftKey = "quote-draft";

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

/** Replaces this tab's draft, or removes it. Returns false where the browser blocks storage. */
export function writeDraft(draft: object | undefined): boolean {
  try {
    if (draft) sessionStorage.setItem(draftKey, JSON.stringify({ ...draft, at: Date.now() }));
    else sessionStorage.removeItem(draftKey);
    return true;
  } catch {
    return false;
  }
}
