import { append, createElement } from "../../page-tree/change-elements";
import { attributeOf, elementsIn } from "../../page-tree/elements";
import type { PageTree } from "../../page-tree/page-tree";
import { attribute, HydrationData } from "../attributes";
import { compileInlineScript } from "./compile-inline-script";

/** Puts the script that shows a draft at the end of a page that has a form with one; other pages stay as they are. */
export function addDraftScript({ body }: PageTree): void {
  const isDrafted = elementsIn(body, "form").some(
    (form) => attributeOf(form, attribute(HydrationData.draft)) !== undefined,
  );
  if (isDrafted)
    append(body, [
      createElement("script", {}, compileInlineScript("src/hydration/inline-scripts/restore-draft.mts")),
    ]);
}
