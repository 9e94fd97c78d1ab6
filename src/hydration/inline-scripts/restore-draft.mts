/**
 * Shows at once, before anything is touched, what a visitor typed into a form earlier in this tab, and the room for what
 * depends on the page they came from. It is a part of every page's early script (src/post-build/html/early-script.ts).
 */
import { HydrationData } from "../attributes";

const page = document;

for (const form of page.querySelectorAll<HTMLFormElement>(`form[data-${HydrationData.draft}]`))
  try {
    const { dataset } = form;
    const key = dataset[HydrationData.draft] as string;
    // Once hydrated, the form keeps its draft itself.
    addEventListener("pagehide", () => {
      if (!(HydrationData.hydrated in dataset))
        sessionStorage[key] = JSON.stringify({ ...Object.fromEntries(new FormData(form)), ...dataset });
    });
    const draft = JSON.parse(sessionStorage[key]);
    for (const control of form.elements as HTMLCollectionOf<HTMLInputElement>)
      control.value ||= draft[control.name] ?? "";
    dataset[HydrationData.restored] = "";
    // What was sent waits for a page that had to be loaded anew; left for another, nobody expects it to be sent later.
    if (HydrationData.queued in draft && performance.navigation.type) form.requestSubmit();
  } catch {
    // No draft, or a browser that blocks storage: an empty form.
  }

for (const element of page.querySelectorAll<HTMLElement>(`[data-${HydrationData.after}]`))
  element.hidden = !element.dataset[HydrationData.after]
    ?.split(" ")
    .some((folder) => page.referrer.startsWith(location.origin + folder));
