import { pageOf } from "../../content/types/content-types";
import { type Replacement, replacedTexts } from "../site/content-text";
import type { Site, SiteEntry } from "../site/site";

/** Replaces an entry's old slug in references, and its page's old address in links. */
export function renaming({ type, slug, page }: SiteEntry, newSlug: string): Replacement {
  const newPage = pageOf(type, newSlug);
  return (text, { to, use }) => {
    if (to === type && text === slug) return newSlug;
    const [linked, part = ""] = text.split(/(?=#)/);
    return use === "link" && page && linked === page ? `${newPage}${part}` : text;
  };
}

/** The files of all other entries, with their references and links to a renamed entry changed. */
export function renameReferences({ entries }: Site, renamed: SiteEntry, newSlug: string) {
  const others = [...entries.values()].filter((entry) => entry !== renamed);
  return others.map((entry) => replacedTexts(entry, renaming(renamed, newSlug)));
}
