import { attribute, IslandData } from "../../islands/attributes";
import { createStoredValue } from "./stored-value";

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

/** Fills empty fields from a draft of the last day, and submits the form again if it was waiting to be sent. */
function restore(form: HTMLFormElement): void {
  const draft = JSON.parse(sessionStorage[form.dataset[IslandData.draft] as string]);
  if (Date.now() - draft.at > draftLifetime) return;
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
  const { dataset } = form;
  const key = dataset[IslandData.draft] as string;
  try {
    if (Object.values(values).some(Boolean))
      sessionStorage.setItem(key, JSON.stringify({ ...values, ...dataset, at: Date.now() }));
    else sessionStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** Adds a line to the project details of this tab's draft. */
export function addToDraft(line: string): void {
  const stored = createStoredValue<{ at: number; projectDetails?: string }>(() => sessionStorage, draftKey);
  const draft = stored.read();
  const kept = draft && Date.now() - draft.at <= draftLifetime ? draft : undefined;
  const projectDetails = [kept?.projectDetails, line].filter(Boolean).join("\n");
  stored.write({ ...kept, projectDetails, at: Date.now() });
}
