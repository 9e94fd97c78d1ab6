import type { ValidationError } from "../../content/reading/validation-error";
import type { CmsSettings } from "../cms-settings";
import type { ContentChange } from "../content-change";
import { changeOfEntry } from "./change-of-entry";
import type { Decap } from "./decap";
import { showValidationErrors } from "./refused/show-validation-errors";
import { Refusal } from "./safe/refusal";

type Settings = Pick<CmsSettings, "checkUrl">;

/**
 * Under `npm start`, lets nothing be saved or removed that the content check would refuse; the errors are listed.
 * The form has checked each field by then; this checks the whole content. At a git host hosted/publish-to-host.ts does.
 */
export function checkBeforeSaving(
  cms: Pick<Decap, "registerEventListener">,
  { checkUrl }: Settings,
  isDraft: () => boolean = () => false,
): void {
  if (!checkUrl) return;
  cms.registerEventListener({
    name: "preSave",
    handler: async ({ entry }) => {
      if (!isDraft()) await refuseInvalidContent(changeOfEntry(entry), checkUrl);
    },
  });
  cms.registerEventListener({
    name: "preUnpublish",
    handler: async ({ entry }) => {
      const { text: _removed, ...change } = changeOfEntry(entry);
      await refuseInvalidContent(change, checkUrl);
    },
  });
}

async function refuseInvalidContent(change: ContentChange, checkUrl: string): Promise<void> {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(checkUrl, { method: "POST", headers, body: JSON.stringify(change) });
  const errors: ValidationError[] = await answer.json();
  if (errors.length === 0) return;
  showValidationErrors(document, errors, change.path);
  throw new Refusal();
}
