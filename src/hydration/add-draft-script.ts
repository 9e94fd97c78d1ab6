import { attribute, HydrationData } from "./attributes";
import { compileInlineScript } from "./compile-inline-script";

let compiled: string | undefined;

/** A page that has a form with a draft, with the script that shows it at its end; other pages as they are. */
export function addDraftScript(html: string): string {
  if (!html.includes(` ${attribute(HydrationData.draft)}="`)) return html;
  compiled ??= compileInlineScript("restore-draft.mts");
  const end = html.lastIndexOf("</body>");
  if (end < 0) throw new Error("The page's body has no end: look at a page in public/");
  return `${html.slice(0, end)}<script>${compiled}</script>${html.slice(end)}`;
}
