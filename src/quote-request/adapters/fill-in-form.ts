import { planField } from "../../routes/page-paths";
import { type AttachedPlan, planText } from "../rules/attached-plan";
import { readDraft, writeDraft } from "./draft-store";
import { controlIn, type TextControl } from "./form-controls";
import { quoteForm } from "./served-draft";

/**
 * Attaches a plan to the form on this page, or to this tab's draft. It replaces the one before. Returns false where the browser
 * blocks storage or has no room in it: then the plan goes in the address, `quoteWithPlan`.
 */
export function attachPlan(plan: AttachedPlan): boolean {
  const control = controlIn(quoteForm(), planField);
  if (!control) return writeDraft({ ...readDraft(), [planField]: planText(plan) });
  fillIn(control, planText(plan));
  return true;
}

/** Writes into a control as if it had been typed. */
function fillIn(control: TextControl, text: string): void {
  control.value = text;
  control.dispatchEvent(new Event("input", { bubbles: true }));
}
