import { limits } from "../rules/quote-request";
import { readDraft, writeDraft } from "./draft";

const withoutLink = "(The link to its drawing did not fit.)";

/**
 * Adds a plan to the project details of this tab's draft: its sentence, and its link on a line of its own. The visitor's own
 * words stay as they are, and a plan that is there already is not added again.
 */
export function addToDetails(sentence: string, link: string): void {
  const { projectDetails = "", ...others } = readDraft();
  const before = projectDetails && `${projectDetails.trimEnd()}\n`;
  const withLink = `${sentence}\n${link}`;
  const fits = before.length + withLink.length <= limits.details.max;
  const plan = fits ? withLink : `${sentence} ${withoutLink}`;
  const isThere = [withLink, plan].some((text) => projectDetails.includes(text));
  if (!isThere) writeDraft({ ...others, projectDetails: before + plan });
}
