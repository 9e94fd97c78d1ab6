import CompanyPage, { Head } from "../../src/pages/london-tiling-company";
import { linksIn, pathsIn, textsOf } from "../sections/seen";
import { company, services } from "../sections/site-content";
import { companyPage, homePage, layout, postcodeCheck } from "../sections/site-pages";
import { breadcrumbsIn, renderHead, renderPage } from "./render-page";

const data = { companyPage, services: { nodes: services }, layout, company, homePage, postcodeCheck };
const show = () => renderPage(CompanyPage, data, "/london-tiling-company");

describe("The company's own page", () => {
  it("shows its sections in order", () => {
    expect(textsOf(show(), "h1, h2")).toEqual([
      "A London Tiling Company",
      "What you can count on",
      companyPage.servicesTitle,
      companyPage.areasTitle,
      "Talk to us",
    ]);
  });

  it("shows the way from the home page", () => {
    expect(breadcrumbsIn(show())).toEqual(["Home /", "A London Tiling Company"]);
  });

  it("offers a quote and a call at the top", () => {
    const top = show().querySelector("section");
    expect(top && linksIn(top).slice(1)).toEqual([
      { name: "Request Free Quote", path: "/#contact" },
      { name: "Call 07700 900123", path: "tel:+447700900123" },
    ]);
  });

  it("ends with the button 'Request Free Quote'", () => {
    expect(linksIn(show()).at(-1)).toEqual({ name: "Request Free Quote", path: "/#contact" });
  });

  it("gives four benefits", () => {
    const headings = textsOf(show(), "h3");
    expect(headings.slice(0, 4)).toEqual(companyPage.benefits.map(({ title }) => title));
    expect(companyPage.benefits).toHaveLength(4);
  });

  it("links to the six services and to sixteen areas", () => {
    const linked = pathsIn(show());
    expect(linked.filter((path) => path.startsWith("/services/"))).toEqual(
      services.map(({ slug }) => `/services/${slug}`),
    );
    expect(new Set(linked.filter((path) => path.startsWith("/areas/"))).size).toBe(16);
  });

  it("leaves no placeholder unfilled", () => {
    expect(show().textContent).not.toMatch(/[{}]/);
  });
});

describe("The head of the company's page", () => {
  const head = () => renderHead(Head, data, "/london-tiling-company");

  it("has its own title and description, with the company's name once", () => {
    expect(head().title).toBe(companyPage.seoTitle);
    expect(head().title?.split(company.name)).toHaveLength(2);
    expect(head().description).toBe(companyPage.seoDescription);
  });

  it("names its one address, without a slash at the end", () => {
    expect(head().canonical).toBe("https://londontiling.example/london-tiling-company");
  });

  it("tells search engines the way from the home page", () => {
    expect(head().graph).toContain('"BreadcrumbList"');
  });
});
