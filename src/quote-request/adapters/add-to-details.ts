import { limits } from "../rules/quote-request";
import { readDraft, writeDraft } from "./draft-store";

const withoutLink = "(The link to its drawing did not fit.)";

/**
 * Adds a plan to the project details of this tab's draft: its sentence, and its link on a line of its own. It replaces the plan
 * before. Returns false where the browser blocks storage.
 */
export function addToDetails(sentence: string, link: string): boolean {
  const draft = readDraft();
  const [beginning = sentence] = sentence.split(":");
  const [page = link] = link.split("?");
  const typed = (draft.projectDetails ?? "")
    .split("\n")
    .filter((line) => line && !line.startsWith(`${beginning}:`) && !line.startsWith(page));
  const whole = [...typed, sentence, link].join("\n");
  const short = [...typed, `${sentence} ${withoutLink}`].join("\n");
  return writeDraft({ ...draft, projectDetails: whole.length <= limits.details.max ? whole : short });
}
