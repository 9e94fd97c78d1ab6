import { IslandData } from "../../islands/attributes";
import { readDraft, writeDraft } from "./draft-store";
import { controlIn } from "./form-controls";
import { isOpenedBy } from "./opened-by";

/** The id of the form whose draft is kept in the tab's storage, and shown before hydration. */
export const formId = "quote-form";

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
  if (!form) return;
  const draft = readDraft();
  for (const control of form.elements as HTMLCollectionOf<HTMLInputElement>)
    control.value ||= draft[control.name] ?? "";
  fillInCarried(form);
  // Only after a reload: a visitor who left the page and comes back has given up sending.
  if (IslandData.queued in draft && isOpenedBy("reload")) form.requestSubmit();
}

/**
 * Fills in what the address carries for a field (`quoteWith`): an empty address, or the first words of the details. Then takes
 * it out of the address, where a later request would find it again.
 */
function fillInCarried(form: HTMLFormElement): void {
  const url = new URL(location.href);
  for (const field of ["address", "projectDetails"]) {
    const carried = url.searchParams.get(field);
    const control = controlIn(form, field);
    if (!carried || !control) continue;
    if (field === "projectDetails" && !control.value.includes(carried))
      control.value = [carried, control.value].filter(Boolean).join("\n");
    control.value ||= carried;
    url.searchParams.delete(field);
    history.replaceState(history.state, "", url);
  }
}

/** Saves a form's values for this tab, and whether it waits to be sent. Returns false without a form or storage. */
export function keepDraft(form: HTMLFormElement | null): boolean {
  if (!form) return false;
  const values = Object.fromEntries(new FormData(form));
  return writeDraft(Object.values(values).some(Boolean) ? { ...values, ...form.dataset } : undefined);
}
