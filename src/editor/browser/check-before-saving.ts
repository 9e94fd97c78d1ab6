import { contentKindOf, contentKinds } from "../../content/content-kinds";
import type { ContentChange } from "../content-change";
import type { EditorSettings } from "../editor-settings";
import { changeOfEntry } from "./change-of-entry";
import type { Decap, EntryMap } from "./decap";
import { emptyParts } from "./empty-parts";

type Settings = Pick<EditorSettings, "checkUrl">;

/**
 * Lets nothing be saved or removed that the content check would refuse; what is thrown is shown.
 * The form has looked at each field by then; this looks at the whole file, and at all files where `npm start` runs.
 */
export function checkBeforeSaving(cms: Pick<Decap, "registerEventListener">, settings: Settings): void {
  cms.registerEventListener({
    name: "preSave",
    handler: async ({ entry }) => {
      const tidy = withoutEmptyParts(entry);
      await refuseMistakes(changeOfEntry(tidy), settings);
      return tidy.get("data");
    },
  });
  cms.registerEventListener({
    name: "preUnpublish",
    handler: async ({ entry }) => {
      const { text: _removed, ...change } = changeOfEntry(entry);
      await refuseMistakes(change, settings);
    },
  });
}

function withoutEmptyParts(entry: EntryMap): EntryMap {
  const { path, text } = changeOfEntry(entry);
  const kind = contentKindOf(path);
  const parts = kind && text ? emptyParts(contentKinds[kind].schema, JSON.parse(text)) : [];
  return parts.reduce((rest, part) => rest.deleteIn(["data", ...part]), entry);
}

async function refuseMistakes(change: ContentChange, { checkUrl }: Settings): Promise<void> {
  if (!checkUrl) return;
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(checkUrl, { method: "POST", headers, body: JSON.stringify(change) });
  const mistakes = await answer.text();
  if (mistakes) throw new Error(mistakes);
}
