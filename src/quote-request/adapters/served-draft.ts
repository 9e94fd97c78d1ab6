import { IslandData } from "../../islands/attributes";

/** The id of the form whose draft is kept in the tab's storage, and shown before hydration. */
export const formId = "quote-form";

const draftKey = "quote-draft";

/** The lifetime of a draft in milliseconds: a day. */
const draftLifetime = 24 * 60 * 60 * 1000;

/** TYPE_RELOAD: https://www.w3.org/TR/navigation-timing/#sec-navigation-info-interface */
const reload = 1;

/** Looked up each time, because React may have replaced the first form. */
export const quoteForm = () => document.forms.namedItem(formId);

/** Saves what a visitor types from the first key on, without React, and restores this tab's draft at once. */
export function keepDrafts(): void {
  addEventListener("input", () => keepDraft(quoteForm()));
  addEventListener("pagehide", () => {
    keepDraft(quoteForm());
    // A visitor who comes Back to a page that the browser has kept has given up sending.
    delete quoteForm()?.dataset[IslandData.queued];
  });
  const form = quoteForm();
  const draft = readDraft();
  for (const control of (form?.elements ?? []) as HTMLCollectionOf<HTMLInputElement>)
    control.value ||= draft[control.name] ?? "";
  fillInCarried(form);
  // Only after a reload: a visitor who left the page and comes back has given up sending.
  if (IslandData.queued in draft && performance.navigation.type === reload) form?.requestSubmit();
}

/**
 * Fills in what the address carries for a field (`quoteWith`): the first words of the details, or an empty address. Then takes
 * it out of the address, where a later request would find it again.
 */
function fillInCarried(form: HTMLFormElement | null): void {
  const query = new URLSearchParams(location.search);
  for (const field of ["address", "projectDetails"]) {
    const carried = query.get(field);
    const control = form?.elements.namedItem(field);
    if (!carried || !(control instanceof HTMLTextAreaElement)) continue;
    query.delete(field);
    if (field === "address") control.value ||= carried;
    else if (!control.value.includes(carried))
      control.value = [carried, control.value].filter(Boolean).join("\n");
    history.replaceState(
      history.state,
      "",
      `${location.pathname}?${query}`.replace(/\?$/, "") + location.hash,
    );
  }
}

/** Saves a form's values for this tab, and whether it waits to be sent. Returns false without a form or storage. */
export function keepDraft(form: HTMLFormElement | null): boolean {
  if (!form) return false;
  const values = Object.fromEntries(new FormData(form));
  return writeDraft(Object.values(values).some(Boolean) ? { ...values, ...form.dataset } : undefined);
}

export function forgetDraft(): void {
  writeDraft(undefined);
}

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
