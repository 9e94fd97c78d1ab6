import type { CmsSettings } from "../../cms-settings";
import type { Decap } from "../decap";

/** Shows the errors that the content has already on top of the CMS, for as long as it has them. */
export function showStandingErrors(
  cms: Pick<Decap, "registerEventListener">,
  { errorsUrl }: Pick<CmsSettings, "errorsUrl">,
  page: Document,
): void {
  if (!errorsUrl) return;
  const notice = page.createElement("section");
  notice.setAttribute("role", "alert");
  notice.style.cssText =
    "position: fixed; z-index: 100000; inset: auto 0 0; max-height: 40vh; overflow: auto; padding: 0.75rem 1.5rem; background: #fdecea; border-top: 4px solid #b3261e; color: #1b1b1b; font: 1rem/1.5 system-ui, sans-serif;";
  const ask = async () => {
    const errors = await (await fetch(errorsUrl)).text();
    notice.replaceChildren(contents(page, errors));
    if (errors) page.body.append(notice);
    else notice.remove();
  };
  for (const name of ["postSave", "postUnpublish"] as const)
    cms.registerEventListener({ name, handler: ask });
  void ask();
}

function contents(page: Document, errors: string): HTMLElement {
  const details = page.createElement("details");
  details.open = true;
  const heading = page.createElement("summary");
  heading.textContent = "The site cannot be built from the content as it is. Mend what is listed here:";
  heading.style.cssText = "font-weight: 700; cursor: pointer;";
  const list = page.createElement("pre");
  list.textContent = errors;
  list.style.cssText =
    "white-space: pre-wrap; margin: 0.5rem 0 0; font: 0.875rem/1.5 ui-monospace, monospace;";
  details.append(heading, list);
  return details;
}
