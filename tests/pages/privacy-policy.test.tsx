import PrivacyPolicyPage, { Head } from "../../src/pages/privacy-policy";
import { textsOf } from "../sections/seen";
import { company } from "../sections/site-content";
import { homePage, layout, privacyPolicy } from "../sections/site-pages";
import { breadcrumbsIn, renderHead, renderPage } from "./render-page";

const data = { privacyPolicy, layout, company, homePage };
const show = () => renderPage(PrivacyPolicyPage, data, "/privacy-policy");

describe("The privacy policy", () => {
  it("shows its title, then every section", () => {
    const sections = privacyPolicy.sections.map((section) => section.title);
    expect(textsOf(show(), "h1, h2")).toEqual([
      "Your details",
      layout.legalContents,
      layout.legalDetails.title,
      ...sections,
    ]);
    expect(sections).not.toHaveLength(0);
  });

  it("shows the way from the home page", () => {
    expect(breadcrumbsIn(show())).toEqual(["Home /", "Your details"]);
  });

  it("names the company in full, with no placeholder left", () => {
    expect(show()).toHaveTextContent(company.name);
    expect(show().textContent).not.toMatch(/[{}]/);
  });
});

describe("The head of the privacy policy", () => {
  const head = () => renderHead(Head, data, "/privacy-policy");

  it("has its own title and description", () => {
    expect(head().title).toContain(privacyPolicy.seoTitle);
    expect(head().description).toBe(privacyPolicy.seoDescription);
  });

  it("names its one address, without a slash at the end", () => {
    expect(head().canonical).toBe("https://obrien-soehne.example/privacy-policy");
  });

  it("tells search engines the way from the home page", () => {
    expect(head().graph).toContain('"BreadcrumbList"');
    expect(head().graph).toContain('"item":"https://obrien-soehne.example/privacy-policy"');
  });
});
