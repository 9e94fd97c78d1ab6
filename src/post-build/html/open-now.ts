import { compileOpenNow } from "../../open-now/compile-open-now";

/** The page with the inline script that says whether the company is open, after the elements that it writes into. */
export function addOpenNow(html: string): string {
  const end = html.lastIndexOf("</body>");
  if (end < 0) throw new Error("The page's body does not end: look at the end of a page in public/");
  return `${html.slice(0, end)}<script>${compileOpenNow()}</script>${html.slice(end)}`;
}
