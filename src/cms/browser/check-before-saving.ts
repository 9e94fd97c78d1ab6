import type { ContentChange } from "../content-change";
import type { EditorSettings } from "../editor-settings";
import { changeOfEntry } from "./change-of-entry";
import type { Decap } from "./decap";
import { showMistakes } from "./show-mistakes";

type Settings = Pick<EditorSettings, "checkUrl">;

/**
 * Under `npm start`, lets nothing be saved or removed that the content check would refuse; the mistakes are listed.
 * The form has looked at each field by then; this looks at the whole content. On a published site there is nobody to
 * ask: there the build after the save refuses the mistake.
 */
export function checkBeforeSaving(cms: Pick<Decap, "registerEventListener">, settings: Settings): void {
  cms.registerEventListener({
    name: "preSave",
    handler: ({ entry }) => refuseMistakes(changeOfEntry(entry), settings),
  });
  cms.registerEventListener({
    name: "preUnpublish",
    handler: async ({ entry }) => {
      const { text: _removed, ...change } = changeOfEntry(entry);
      await refuseMistakes(change, settings);
    },
  });
}

async function refuseMistakes(change: ContentChange, { checkUrl }: Settings): Promise<void> {
  if (!checkUrl) return;
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(checkUrl, { method: "POST", headers, body: JSON.stringify(change) });
  const mistakes = await answer.text();
  if (!mistakes) return;
  showMistakes(mistakes);
  throw new Refusal("What has to be mended first is listed.");
}

/** Decap shows an error as text, which would begin with the error's name. */
class Refusal extends Error {
  override name = "";
}
