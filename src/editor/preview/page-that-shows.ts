import type { EntryData } from "../../content/answer/entries";
import type { SitePage } from "../../content/derived/site-pages";
import { fieldsIn } from "../../content/fields/find-fields";
import { fileName } from "../../content/reading/file-path";
import { type ContentTypeName, contentTypes, pageOf } from "../../content/types/content-types";
import { type Site, type SiteEntry, typeAt } from "../site/site";

/** The page of `pages` that shows an entry. */
export function pageThatShows(
  pages: readonly SitePage[],
  { path, content }: { path: string; content: EntryData },
  site: Site,
): SitePage | undefined {
  const [type, slug] = [typeAt(path), fileName(path)];
  const pageAt = (addresses: readonly unknown[]) => pages.find((page) => addresses.includes(page.path));
  const ownPage = () => pageAt([pageOf(type, slug)]);
  const pageItRefersTo = () =>
    pageAt(referencesIn(type, content).map((other) => pageOf(other.to, other.slug)));
  const refersToIt = (entry: SiteEntry) =>
    referencesIn(entry.type, entry.value).some((other) => other.to === type && other.slug === slug);
  const pageThatRefersToIt = () =>
    pageAt([...site.entries.values()].filter(refersToIt).map(({ page }) => page));
  const [firstPage] = pages;
  return ownPage() ?? pageItRefersTo() ?? pageThatRefersToIt() ?? firstPage;
}

function referencesIn(type: ContentTypeName, content: unknown): { to: ContentTypeName; slug: string }[] {
  return fieldsIn(contentTypes[type].schema, content).flatMap(({ description: { to }, value }) =>
    to && typeof value === "string" ? { to, slug: value } : [],
  );
}
