import { fieldAt } from "./field-at";
import { leadTo } from "./show-validation-errors";

/** When the CMS is opened at an entry and a field (?field= in its address), goes there once the form is shown. */
export function leadToNamedField(page: Document, hash: string): void {
  const name = new URLSearchParams(hash.split("?")[1] ?? "").get("field");
  if (!name) return;
  const watch = new MutationObserver(() => {
    if (!fieldAt(page, name)) return;
    watch.disconnect();
    leadTo(page, name);
  });
  watch.observe(page.body, { childList: true, subtree: true });
}
