import { type HeadTag, headTags } from "./head-tags";
import type { PageFacts, SeoCompany } from "./page-facts";
import { scriptText, structuredData } from "./structured-data";

interface HeadTagsProps {
  page: PageFacts;
  company: SeoCompany;
}

/** Everything in a page's head. */
export function HeadTags({ page, company }: HeadTagsProps) {
  return (
    <>
      {headTags(page, company).map((entry) => (
        <Tag key={JSON.stringify(entry)} {...entry} />
      ))}
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: scriptText escapes <, > and &; text children would be escaped twice (gatsbyjs/gatsby#37333)
        dangerouslySetInnerHTML={{ __html: scriptText(structuredData(page, company)) }}
      />
    </>
  );
}

function Tag(entry: HeadTag) {
  if (entry.tag === "title") return <title>{entry.text}</title>;
  return entry.tag === "meta" ? <meta {...entry.attributes} /> : <link {...entry.attributes} />;
}
