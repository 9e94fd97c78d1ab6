import type { PageFacts, SeoCompany } from "./page-facts";

/** One tag of the page's head, as data. */
export type HeadTag =
  | { tag: "title"; text: string }
  | { tag: "meta"; attributes: { name: string; content: string } | { property: string; content: string } }
  | { tag: "link"; attributes: { rel: string; href: string } };

const longestTitle = 60;

/** The page's title with the company's name, where both fit into what search results show. */
export function pageTitle(title: string, companyName: string): string {
  const whole = `${title} | ${companyName}`;
  return title.includes(companyName) || whole.length > longestTitle ? title : whole;
}

/** The absolute address of a path; only the home page's ends with a slash, which is its path. */
export function absoluteUrl(website: string, path: string): string {
  return website + path;
}

/** Title, description, canonical address, social cards, geo tags and robots of a page. */
export function headTags(page: PageFacts, company: SeoCompany): HeadTag[] {
  const title = pageTitle(page.title, company.name);
  const url = absoluteUrl(company.website, page.path);
  const { latitude, longitude } = page.area ?? company;
  const place = page.area?.name ?? company.address.locality;
  const indexed = page.indexed ?? true;
  return [
    { tag: "title", text: title },
    named("description", page.description),
    ...(indexed ? [{ tag: "link", attributes: { rel: "canonical", href: url } } as const] : []),
    ...(indexed ? [] : [named("robots", "noindex")]),
    property("og:type", "website"),
    property("og:site_name", company.name),
    property("og:locale", "en_GB"),
    property("og:title", title),
    property("og:description", page.description),
    property("og:url", url),
    property("og:image", absoluteUrl(company.website, page.picture.path)),
    property("og:image:width", String(page.picture.width)),
    property("og:image:height", String(page.picture.height)),
    property("og:image:alt", page.picture.alt),
    // X reads the rest in Open Graph: ogtester.com/blog/you-dont-need-twitter-title-if-you-have-og-title
    named("twitter:card", "summary_large_image"),
    named("geo.region", "GB-LND"),
    named(
      "geo.placename",
      place === company.address.locality ? place : `${place}, ${company.address.locality}`,
    ),
    named("geo.position", `${latitude};${longitude}`),
    named("ICBM", `${latitude}, ${longitude}`),
  ];
}

function named(name: string, content: string): HeadTag {
  return { tag: "meta", attributes: { name, content } };
}

function property(name: string, content: string): HeadTag {
  return { tag: "meta", attributes: { property: name, content } };
}
