import type { BreadcrumbList, FAQPage, Service, WebPage, WebSite } from "schema-dts";
import type { Breadcrumb } from "../routes/breadcrumb";
import { businessId, circle } from "./business-node";
import type { PageFacts, SeoCompany } from "./page-facts";

export function websiteNode({ website, name }: SeoCompany): WebSite {
  return {
    "@type": "WebSite",
    "@id": `${website}/#website`,
    url: `${website}/`,
    name,
    inLanguage: "en-GB",
    publisher: { "@id": businessId(website) },
  };
}

export function webPageNode(page: PageFacts, company: SeoCompany): WebPage {
  const url = company.website + page.path;
  return {
    "@type": "WebPage",
    "@id": `${url}#webpage`,
    url,
    inLanguage: "en-GB",
    about: { "@id": businessId(company.website) },
    ...(page.isHome ? { isPartOf: { "@id": `${company.website}/#website` } } : {}),
    ...(page.breadcrumbs ? { breadcrumb: { "@id": `${url}#breadcrumb` } } : {}),
  };
}

export function breadcrumbNode(
  breadcrumbs: readonly Breadcrumb[],
  page: PageFacts,
  { website }: SeoCompany,
): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    "@id": `${website}${page.path}#breadcrumb`,
    itemListElement: breadcrumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: website + path,
    })),
  };
}

/** The service of a service page, or the tiling of a place on an area page. */
export function serviceNode(
  service: { name: string; description: string },
  page: PageFacts,
  company: SeoCompany,
): Service {
  return {
    "@type": "Service",
    "@id": `${company.website}${page.path}#service`,
    name: service.name,
    description: service.description,
    serviceType: service.name,
    provider: { "@id": businessId(company.website) },
    areaServed: page.area
      ? [
          { "@type": "Place", name: page.area.name },
          ...page.area.postcodes.map((postcode) => ({ "@type": "Place" as const, name: postcode })),
          circle(page.area, company.serviceRadius),
        ]
      : { "@type": "AdministrativeArea", name: company.serviceArea },
  };
}

export function faqNode(
  faqs: readonly { question: string; answer: string }[],
  page: PageFacts,
  { website }: SeoCompany,
): FAQPage {
  return {
    "@type": "FAQPage",
    "@id": `${website}${page.path}#faq`,
    mainEntity: faqs.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
