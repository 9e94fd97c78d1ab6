import { attribute, IslandData } from "../../islands/attributes";

const draftKey = "quote-draft";

/** How long a draft is kept in a tab, in milliseconds: a day. */
const draftLifetime = 24 * 60 * 60 * 1000;

/** The attribute of a form whose draft is kept in the tab's storage, under this key, and shown before hydration. */
export function restoresDraft(): Record<string, string> {
  return { [attribute(IslandData.draft)]: draftKey };
}

/** TYPE_RELOAD: https://www.w3.org/TR/navigation-timing/#sec-navigation-info-interface */
const reload = 1;

/** Looked up each time, because React may have replaced the first form. */
const forms = () => document.querySelectorAll<HTMLFormElement>(`form[data-${IslandData.draft}]`);

/** Saves what a visitor types from the first key on, without React, and restores this tab's draft at once. */
export function keepDrafts(): void {
  addEventListener("input", ({ target }) => {
    const { form } = target as HTMLInputElement;
    if (form?.dataset[IslandData.draft]) keepDraft(form);
  });
  addEventListener("pagehide", () => {
    for (const form of forms()) keepDraft(form);
  });
  for (const form of forms())
    try {
      restore(form);
    } catch {
      // No draft, or a browser that blocks storage: an empty form.
    }
}

/** This tab's draft; empty where there is none of the last day. It throws where the browser blocks storage. */
function readDraft(): Record<string, string> {
  const { at, ...draft } = JSON.parse(sessionStorage.getItem(draftKey) ?? "{}");
  return Date.now() - at <= draftLifetime ? draft : {};
}

/** Fills empty fields from the draft, and submits the form again if it was waiting to be sent. */
function restore(form: HTMLFormElement): void {
  const draft = readDraft();
  for (const control of form.elements as HTMLCollectionOf<HTMLInputElement>)
    control.value ||= draft[control.name] ?? "";
  // Only after a reload: a visitor who left the page and comes back has given up sending.
  if (IslandData.queued in draft && performance.navigation.type === reload) form.requestSubmit();
}

/** Saves a form's values for this tab, and whether it waits to be sent. Returns false if storage fails. */
export function keepDraft(
  form: HTMLFormElement,
  values: object = Object.fromEntries(new FormData(form)),
): boolean {
  try {
    if (Object.values(values).some(Boolean))
      sessionStorage.setItem(draftKey, JSON.stringify({ ...values, ...form.dataset, at: Date.now() }));
    else sessionStorage.removeItem(draftKey);
    return true;
  } catch {
    return false;
  }
}

/** Adds a line to the project details of this tab's draft. */
export function addToDraft(line: string): void {
  try {
    const draft = readDraft();
    const projectDetails = [draft.projectDetails, line].filter(Boolean).join("\n");
    sessionStorage.setItem(draftKey, JSON.stringify({ ...draft, projectDetails, at: Date.now() }));
  } catch {
    // A browser that blocks storage keeps no draft.
  }
}
