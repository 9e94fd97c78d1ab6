/**
 * Keeps what a visitor types into a form, from the first key on and without React, and shows at once what was kept
 * earlier in this tab, and the room for what depends on the page they came from. A part of every page's early script
 * (src/post-build/html/early-script.ts).
 */
import { draftLifetime, HydrationData } from "../attributes";
import { keepDraft } from "./keep-draft";

const page = document;
const withDraft = `form[data-${HydrationData.draft}]`;

addEventListener("input", ({ target }) => {
  const { form } = target as HTMLInputElement;
  if (form?.matches(withDraft)) keepDraft(form);
});

for (const form of page.querySelectorAll<HTMLFormElement>(withDraft))
  try {
    addEventListener("pagehide", () => keepDraft(form));
    const key = form.dataset[HydrationData.draft] as string;
    const draft = JSON.parse(sessionStorage[key]);
    if (Date.now() - draft.at > draftLifetime) throw sessionStorage.removeItem(key);
    for (const control of form.elements as HTMLCollectionOf<HTMLInputElement>)
      control.value ||= draft[control.name] ?? "";
    form.dataset[HydrationData.restored] = "";
    // What was sent waits for a page that had to be loaded anew; whoever left for another page and comes back gave it up.
    if (HydrationData.queued in draft && performance.navigation.type === performance.navigation.TYPE_RELOAD)
      form.requestSubmit();
  } catch {
    // No draft, or a browser that blocks storage: an empty form.
  }

for (const element of page.querySelectorAll<HTMLElement>(`[data-${HydrationData.after}]`))
  element.hidden = !element.dataset[HydrationData.after]
    ?.split(" ")
    .some((folder) => page.referrer.startsWith(location.origin + folder));
