import { type PageFacts, type SeoCompany, scriptText, structuredData } from "./structured-data";

interface HeadTagsProps {
  page: PageFacts;
  company: SeoCompany;
}

/** A page's title, description, canonical address, social card, geo tags and structured data. */
export function HeadTags({ page, company }: HeadTagsProps) {
  const { description, picture, area, indexed = true } = page;
  const title = pageTitle(page.title, company.name);
  const url = company.website + page.path;
  const { latitude, longitude } = area ?? company;
  const { locality, regionCode } = company.address;
  const place = area && area.name !== locality ? `${area.name}, ${locality}` : locality;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {indexed ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={company.website + picture.path} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta property="og:image:alt" content={picture.alt} />
      {/* X reads the rest in Open Graph: ogtester.com/blog/you-dont-need-twitter-title-if-you-have-og-title */}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="geo.region" content={regionCode} />
      <meta name="geo.placename" content={place} />
      <meta name="geo.position" content={`${latitude};${longitude}`} />
      <meta name="ICBM" content={`${latitude}, ${longitude}`} />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: scriptText escapes <, > and &; text children would be escaped twice (gatsbyjs/gatsby#37333)
        dangerouslySetInnerHTML={{ __html: scriptText(structuredData(page, company)) }}
      />
    </>
  );
}

const longestTitle = 60;

/** The page's title with the company's name, where both fit into what search results show. */
export function pageTitle(title: string, companyName: string): string {
  const whole = `${title} | ${companyName}`;
  return title.includes(companyName) || whole.length > longestTitle ? title : whole;
}
