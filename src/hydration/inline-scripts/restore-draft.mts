/**
 * Shows at once, before anything is touched, what a visitor typed into a form earlier in this tab, and the room for what
 * depends on the page they came from. It is a part of every page's early script (src/post-build/html/early-script.ts).
 */
import { HydrationData } from "../attributes";

const page = document;

for (const form of page.querySelectorAll<HTMLFormElement>(`form[data-${HydrationData.draft}]`))
  try {
    const draft = JSON.parse(sessionStorage[form.dataset[HydrationData.draft] as string]);
    for (const control of form.elements as HTMLCollectionOf<HTMLInputElement>)
      control.value ||= draft[control.name] ?? "";
    form.dataset[HydrationData.restored] = "";
  } catch {
    // No draft, or a browser that blocks storage: an empty form.
  }

for (const element of page.querySelectorAll<HTMLElement>(`[data-${HydrationData.after}]`))
  element.hidden = !element.dataset[HydrationData.after]
    ?.split(" ")
    .some((folder) => page.referrer.startsWith(location.origin + folder));
