import type { ContentFile } from "../../content/reading/read-content-files";
import { contentTypes } from "../../content/types/content-types";
import { type Redirect, redirectsSchema } from "../../content/types/redirects";
import { textAt } from "./changed-files";
import { contentText } from "./content-text";
import { contentOf } from "./entries";

const redirectsFile = contentTypes.Redirects.place.file;

/**
 * Returns the changed redirects file after a page moved from one address to another, or no file. A new page has no old address,
 * and a removed page has no new one.
 */
export function changedRedirects(
  files: readonly ContentFile[],
  before: string | undefined,
  after: string | undefined,
): ContentFile[] {
  const stored = redirectsIn(files);
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

/** The redirects as they are stored; undefined if they cannot be read. */
export const redirectsIn = (files: readonly ContentFile[]): Redirect[] | undefined =>
  redirectsSchema.safeParse(contentOf(textAt({ files }, redirectsFile))).data?.redirects;
