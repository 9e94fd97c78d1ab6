import { limits } from "../rules/quote-request";
import { readDraft, writeDraft } from "./draft";

const withoutLink = "(The link to its drawing did not fit.)";

/**
 * Adds a plan to the project details of this tab's draft: its sentence, and its link on a line of its own. The visitor's own
 * words stay as they are, and a plan that is there already is not added again.
 */
export function addToDetails(sentence: string, link: string): void {
  const { projectDetails = "", ...others } = readDraft();
  const plan = `${sentence}\n${link}`;
  if (projectDetails.includes(sentence)) return;
  const before = projectDetails && `${projectDetails.trimEnd()}\n`;
  const fits = before.length + plan.length <= limits.details.max;
  writeDraft({
    ...others,
    projectDetails: before + (fits ? plan : `${sentence} ${withoutLink}`),
  });
}
