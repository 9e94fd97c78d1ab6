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
 * The form has checked each field by then; this checks the whole content. A published site has no server to ask: there
 * the build after the save fails.
 */
export function checkBeforeSaving(cms: Pick<Decap, "registerEventListener">, settings: Settings): void {
  cms.registerEventListener({
    name: "preSave",
    handler: ({ entry }) => refuseInvalidContent(changeOfEntry(entry), settings),
  });
  cms.registerEventListener({
    name: "preUnpublish",
    handler: async ({ entry }) => {
      const { text: _removed, ...change } = changeOfEntry(entry);
      await refuseInvalidContent(change, settings);
    },
  });
}

async function refuseInvalidContent(change: ContentChange, { checkUrl }: Settings): Promise<void> {
  if (!checkUrl) return;
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(checkUrl, { method: "POST", headers, body: JSON.stringify(change) });
  const errors: ValidationError[] = await answer.json();
  if (errors.length === 0) return;
  showValidationErrors(document, errors, change.path);
  throw new Refusal();
}
