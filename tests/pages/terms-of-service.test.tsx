import TermsOfServicePage, { Head } from "../../src/pages/terms-of-service";
import { textsOf } from "../sections/seen";
import { company } from "../sections/site-content";
import { homePage, layout, termsOfService } from "../sections/site-pages";
import { breadcrumbsIn, renderHead, renderPage } from "./render-page";

const data = { termsOfService, layout, company, homePage };
const show = () => renderPage(TermsOfServicePage, data, "/terms-of-service");

describe("The terms of service", () => {
  it("shows its title, then every section", () => {
    const sections = termsOfService.sections.map((section) => section.title);
    expect(textsOf(show(), "h1, h2")).toEqual([
      "Our terms",
      layout.legalContents,
      layout.legalDetails.title,
      ...sections,
    ]);
    expect(sections).not.toHaveLength(0);
  });

  it("shows the way from the home page", () => {
    expect(breadcrumbsIn(show())).toEqual(["Home /", "Our terms"]);
  });

  it("leaves no placeholder unfilled", () => {
    expect(show().textContent).not.toMatch(/[{}]/);
  });
});

describe("The head of the terms of service", () => {
  const head = () => renderHead(Head, data, "/terms-of-service");

  it("has its own title and description", () => {
    expect(head().title).toContain(termsOfService.seoTitle);
    expect(head().description).toBe(termsOfService.seoDescription);
  });

  it("names its one address, without a slash at the end", () => {
    expect(head().canonical).toBe("https://obrien-soehne.example/terms-of-service");
  });

  it("tells search engines the way from the home page", () => {
    expect(head().graph).toContain('"BreadcrumbList"');
    expect(head().graph).toContain('"item":"https://obrien-soehne.example/terms-of-service"');
  });
});
