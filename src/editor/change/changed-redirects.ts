import { contentTypes } from "../../content/types/content-types";
import { type Redirect, redirectsSchema } from "../../content/types/redirects";
import { contentText } from "../site/content-text";
import type { Site } from "../site/site";

const redirectsFile = contentTypes.Redirects.storedIn.file;

/**
 * Returns the changed redirects file after a page moved from one address to another, or no file. A new page has no old address,
 * and a removed page has no new one.
 */
export function changedRedirects(
  { entries }: Site,
  before: string | undefined,
  after: string | undefined,
): { path: string; text: string }[] {
  const stored = redirectsSchema.safeParse(entries.get(redirectsFile)?.value).data?.redirects;
  if (before === after || !stored) return [];
  const redirects = stored.flatMap((redirect): Redirect[] => {
    if (redirect.from === after) return [];
    if (redirect.to !== before) return [redirect];
    return after === undefined ? [] : [{ ...redirect, to: after }];
  });
  if (before && after) redirects.push({ from: before, to: after });
  if (JSON.stringify(redirects) === JSON.stringify(stored)) return [];
  return [{ path: redirectsFile, text: contentText("Redirects", { redirects }) }];
}
