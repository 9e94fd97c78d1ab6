import { breadcrumbNode, faqNode, serviceNode, webPageNode, websiteNode } from "../../src/seo/page-nodes";
import { areaPage, company, homePage, notFoundPage, plainPage, portfolioPage, servicePage } from "./pages";

const site = "https://obrien-soehne.example";
const business = { "@id": `${site}/#business` };

describe("The website", () => {
  it("is the business's own, in British English", () => {
    expect(websiteNode(company)).toEqual({
      "@type": "WebSite",
      "@id": `${site}/#website`,
      url: `${site}/`,
      name: "O'Brien & Söhne Tiling Ltd",
      inLanguage: "en-GB",
      publisher: business,
    });
  });
});

describe("A page", () => {
  it("is about the business, in British English", () => {
    expect(webPageNode(plainPage, company)).toEqual({
      "@type": "WebPage",
      "@id": `${site}/privacy-policy#webpage`,
      url: `${site}/privacy-policy`,
      inLanguage: "en-GB",
      about: business,
    });
  });

  it("is part of the website where the website is described: on the home page", () => {
    expect(webPageNode(homePage, company)).toMatchObject({
      "@id": `${site}/#webpage`,
      isPartOf: { "@id": `${site}/#website` },
    });
  });

  it.each([
    { what: "a service page", page: servicePage },
    { what: "an area page", page: areaPage },
  ])("names no website that it does not describe: $what", ({ page }) => {
    expect(webPageNode(page, company)).not.toHaveProperty("isPartOf");
  });

  it("names its breadcrumbs", () => {
    const breadcrumb = { "@id": `${site}/portfolio#breadcrumb` };
    expect(webPageNode(portfolioPage, company)).toMatchObject({ breadcrumb });
  });

  it.each([
    { what: "the home page", page: homePage },
    { what: "the 404 page", page: notFoundPage },
  ])("names none where it has none: $what", ({ page }) => {
    expect(webPageNode(page, company)).not.toHaveProperty("breadcrumb");
  });
});

describe("Breadcrumbs", () => {
  it("lead from the home page to this one, each with its name and whole address", () => {
    expect(breadcrumbNode(areaPage.breadcrumbs ?? [], areaPage, company)).toEqual({
      "@type": "BreadcrumbList",
      "@id": `${site}/areas/chelsea#breadcrumb`,
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Home", item: `${site}/` },
        { "@type": "ListItem", position: 2, name: "Areas Covered", item: `${site}/areas-covered` },
        { "@type": "ListItem", position: 3, name: "Chelsea", item: `${site}/areas/chelsea` },
      ],
    });
  });
});

describe("A service", () => {
  const service = { name: "Floor Tiling", description: "Level floors." };

  it("is provided by the business in all of London", () => {
    expect(serviceNode(service, servicePage, company)).toEqual({
      "@type": "Service",
      "@id": `${site}/services/floor-tiling#service`,
      name: "Floor Tiling",
      description: "Level floors.",
      serviceType: "Floor Tiling",
      provider: business,
      areaServed: { "@type": "AdministrativeArea", name: "West London" },
    });
  });

  it("is provided in the area of an area page: the place, its postcodes, 12000 metres around", () => {
    expect(serviceNode(service, areaPage, company)).toMatchObject({
      "@id": `${site}/areas/chelsea#service`,
      areaServed: [
        { "@type": "Place", name: "Chelsea" },
        { "@type": "Place", name: "SW3" },
        { "@type": "Place", name: "SW10" },
        {
          "@type": "GeoCircle",
          geoMidpoint: { "@type": "GeoCoordinates", latitude: 51.48749, longitude: -0.16936 },
          geoRadius: 12000,
        },
      ],
    });
  });
});

describe("Questions and answers", () => {
  it("are all there, in the order in which the page shows them", () => {
    expect(faqNode(homePage.faqs ?? [], homePage, company)).toEqual({
      "@type": "FAQPage",
      "@id": `${site}/#faq`,
      mainEntity: [
        {
          "@type": "Question",
          name: "How long does it take?",
          acceptedAnswer: { "@type": "Answer", text: "Most projects take 3-7 days." },
        },
        {
          "@type": "Question",
          name: "How much does it cost?",
          acceptedAnswer: { "@type": "Answer", text: "Every quote is free." },
        },
        {
          "@type": "Question",
          name: "Are you insured?",
          acceptedAnswer: { "@type": "Answer", text: "Yes, fully." },
        },
        {
          "@type": "Question",
          name: "Which areas do you cover?",
          acceptedAnswer: { "@type": "Answer", text: "All of Greater London." },
        },
      ],
    });
  });
});
