import { IslandData } from "../../islands/attributes";

/**
 * Keeps what stands in a form for this tab, and whether it waits to be sent; of an empty form nothing. False where the
 * browser stores nothing.
 */
export function keepDraft(form: HTMLFormElement): boolean {
  const { dataset } = form;
  const key = dataset[IslandData.draft] as string;
  const values = Object.fromEntries(new FormData(form));
  try {
    if (Object.values(values).some(Boolean))
      sessionStorage.setItem(key, JSON.stringify({ ...values, ...dataset, at: Date.now() }));
    else sessionStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
