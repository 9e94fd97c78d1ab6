import { tidyContent } from "../../editor/forms/words/tidy-text";
import type { Decap } from "./decap";

/** Stores texts without what a paste brought along, whoever wrote them and with whatever. */
export function tidyBeforeSaving(cms: Pick<Decap, "registerEventListener">): void {
  cms.registerEventListener({
    name: "preSave",
    handler: async ({ entry }) => tidyContent(entry.get("data")),
  });
}
