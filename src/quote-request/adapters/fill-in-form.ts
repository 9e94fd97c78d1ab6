import { writtenPostcode } from "../../content/fields/postcode-text";
import { planField } from "../../routes/page-paths";
import { type AttachedPlan, planText } from "../rules/attached-plan";
import { readDraft, writeDraft } from "./draft-store";
import { quoteForm } from "./served-draft";

/**
 * Attaches a plan to the form on this page, or to this tab's draft. It replaces the one before. Returns false where the browser
 * blocks storage or has no room in it: then the plan goes in the address, `quoteWithPlan`.
 */
export function attachPlan(plan: AttachedPlan): boolean {
  const control = quoteForm()?.elements.namedItem(planField);
  if (control instanceof HTMLInputElement) {
    control.value = planText(plan);
    control.dispatchEvent(new Event("input", { bubbles: true }));
    return true;
  }
  return writeDraft({ ...readDraft(), [planField]: planText(plan) });
}

/**
 * Puts a postcode into the empty address of the form on this page, or of this tab's draft. It replaces another postcode
 * that came the same way, and never an address. Returns false where the browser blocks storage or has no room in it: then the
 * postcode goes in the page's address, `quoteWith`.
 */
export function proposeAddress(postcode: string): boolean {
  const mayReplace = (address = "") => !address || writtenPostcode(address) === address;
  const control = quoteForm()?.elements.namedItem("address");
  if (control instanceof HTMLTextAreaElement) {
    if (!mayReplace(control.value)) return true;
    control.value = postcode;
    control.dispatchEvent(new Event("input", { bubbles: true }));
    return true;
  }
  const draft = readDraft();
  return !mayReplace(draft.address) || writeDraft({ ...draft, address: postcode });
}
