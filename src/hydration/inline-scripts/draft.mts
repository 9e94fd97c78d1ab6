/**
 * Keeps what a visitor types into a form, from the first key on and without React, and shows at once what was kept
 * earlier in this tab, and the room for what depends on the page they came from. A part of every page's early script
 * (src/post-build/html/early-script.ts).
 */
import { draftLifetime, HydrationData } from "../attributes";
import { keepDraft } from "./keep-draft";

/** TYPE_RELOAD: https://www.w3.org/TR/navigation-timing/#sec-navigation-info-interface */
const reload = 1;

const withDraft = `form[data-${HydrationData.draft}]`;

/** Asked for each time: React may have put another form in the place of the first. */
const forms = () => document.querySelectorAll<HTMLFormElement>(withDraft);

addEventListener("input", ({ target }) => {
  const { form } = target as HTMLInputElement;
  if (form?.dataset[HydrationData.draft]) keepDraft(form);
});
addEventListener("pagehide", () => forms().forEach(keepDraft));

/** Fills the fields that are empty with what was kept within a day, and sends on what waited to be sent. */
function restore(form: HTMLFormElement): void {
  const draft = JSON.parse(sessionStorage[form.dataset[HydrationData.draft] as string]);
  if (Date.now() - draft.at > draftLifetime) return;
  for (const control of form.elements as HTMLCollectionOf<HTMLInputElement>)
    control.value ||= draft[control.name] ?? "";
  form.dataset[HydrationData.restored] = "";
  // It waits for a page that had to be loaded anew; whoever left for another page and comes back gave it up.
  if (HydrationData.queued in draft && performance.navigation.type === reload) form.requestSubmit();
}

for (const form of forms())
  try {
    restore(form);
  } catch {
    // No draft, or a browser that blocks storage: an empty form.
  }

for (const element of document.querySelectorAll<HTMLElement>(`[data-${HydrationData.after}]`))
  element.hidden = !(element.dataset[HydrationData.after] as string)
    .split(" ")
    .some((folder) => document.referrer.startsWith(location.origin + folder));
