import { HydrationData } from "../attributes";

/** Keeps what stands in a form for this tab, and whether it waits to be sent; false where the browser stores nothing. */
export function keepDraft(form: HTMLFormElement): boolean {
  const { dataset } = form;
  const values = Object.fromEntries(new FormData(form));
  if (!Object.values(values).some(Boolean)) return true;
  try {
    const draft = JSON.stringify({ ...values, ...dataset, at: Date.now() });
    sessionStorage.setItem(dataset[HydrationData.draft] as string, draft);
    return true;
  } catch {
    return false;
  }
}
