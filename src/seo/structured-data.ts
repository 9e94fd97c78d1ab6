import type { Thing } from "schema-dts";
import { type BusinessNode, businessNode } from "./business-node";
import type { PageFacts, SeoCompany } from "./page-facts";
import { breadcrumbNode, faqNode, serviceNode, webPageNode, websiteNode } from "./page-nodes";

export interface StructuredData {
  "@context": "https://schema.org";
  "@graph": (BusinessNode | Thing)[];
}

/** Everything that a page says to machines, as one graph whose references all end inside it. */
export function structuredData(page: PageFacts, company: SeoCompany): StructuredData {
  const service = page.service ?? (page.area && areaService(page.area));
  return {
    "@context": "https://schema.org",
    "@graph": [
      businessNode(page, company),
      webPageNode(page, company),
      ...(page.isHome ? [websiteNode(company)] : []),
      ...(page.breadcrumbs ? [breadcrumbNode(page.breadcrumbs, page, company)] : []),
      ...(service ? [serviceNode(service, page, company)] : []),
      ...(page.faqs ? [faqNode(page.faqs, page, company)] : []),
    ],
  };
}

function areaService({ headline, introduction }: NonNullable<PageFacts["area"]>) {
  return { name: headline, description: introduction };
}

/** The graph as a script's text. Gatsby decodes entities in it: escaping `<` alone would let content out. */
export function scriptText(data: StructuredData): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}
