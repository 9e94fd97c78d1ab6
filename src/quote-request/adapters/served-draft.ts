import { IslandData } from "../../islands/attributes";
import { writtenPostcode } from "../../postcode-check/answer-postcode";
import { planField } from "../../routes/page-paths";
import { type AttachedPlan, planText } from "../rules/attached-plan";

/** The id of the form whose draft is kept in the tab's storage, and shown before hydration. */
export const formId = "quote-form";

const draftKey = "quote-draft";

/** The lifetime of a draft in milliseconds: a day. */
const draftLifetime = 24 * 60 * 60 * 1000;

/** TYPE_RELOAD: https://www.w3.org/TR/navigation-timing/#sec-navigation-info-interface */
const reload = 1;

/** Looked up each time, because React may have replaced the first form. */
const quoteForm = () => document.forms.namedItem(formId);

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
  // Only after a reload: a visitor who left the page and comes back has given up sending.
  if (IslandData.queued in draft && performance.navigation.type === reload) form?.requestSubmit();
}

/** Saves a form's values for this tab, and whether it waits to be sent. Returns false without a form or storage. */
export function keepDraft(form: HTMLFormElement | null): boolean {
  if (!form) return false;
  const values = Object.fromEntries(new FormData(form));
  return writeDraft(Object.values(values).some(Boolean) ? { ...values, ...form.dataset } : undefined);
}

/** Attaches a plan to the form on this page, or to this tab's draft. It replaces the one before. */
export function attachPlan(plan: AttachedPlan): void {
  const control = quoteForm()?.elements.namedItem(planField);
  if (control instanceof HTMLInputElement) {
    control.value = planText(plan);
    control.dispatchEvent(new Event("input", { bubbles: true }));
  } else writeDraft({ ...readDraft(), [planField]: planText(plan) });
}

/**
 * Puts a postcode into the empty address of the form on this page, or of this tab's draft. It replaces another postcode
 * that came the same way, and never an address.
 */
export function proposeAddress(postcode: string): void {
  const mayReplace = (address = "") => !address || writtenPostcode(address) === address;
  const control = quoteForm()?.elements.namedItem("address");
  if (control instanceof HTMLTextAreaElement) {
    if (!mayReplace(control.value)) return;
    control.value = postcode;
    control.dispatchEvent(new Event("input", { bubbles: true }));
  } else {
    const draft = readDraft();
    if (mayReplace(draft.address)) writeDraft({ ...draft, address: postcode });
  }
}

export function forgetDraft(): void {
  writeDraft(undefined);
}

/** This tab's draft; empty where there is none of the last day, or where the browser blocks storage. */
function readDraft(): Record<string, string> {
  try {
    const { at, ...draft } = JSON.parse(sessionStorage.getItem(draftKey) ?? "{}");
    return Date.now() - at <= draftLifetime ? draft : {};
  } catch {
    return {};
  }
}

function writeDraft(draft: object | undefined): boolean {
  try {
    if (draft) sessionStorage.setItem(draftKey, JSON.stringify({ ...draft, at: Date.now() }));
    else sessionStorage.removeItem(draftKey);
    return true;
  } catch {
    return false;
  }
}
