import { render } from "@testing-library/react";
import { LegalPage, legalBreadcrumbs } from "../../../src/sections/page/LegalPage";
import { breadcrumbsIn } from "../../pages/render-page";
import { textsOf } from "../seen";
import { layout } from "../site-pages";

const page = {
  title: "Privacy Policy",
  introduction: "What happens to your details.",
  updated: "2026-03-09",
  sections: [
    { title: "Who we are", paragraphs: ["We tile.", "We answer."] },
    { title: "Your rights", paragraphs: ["You may ask."] },
  ],
};
const words = {
  breadcrumbs: { label: "Breadcrumb", home: "Home" },
  legalUpdated: "Last changed on",
  legalContents: "On this page",
  legalDetails: layout.legalDetails,
};

const company = {
  legal: null,
  email: "ask@tiles.example",
  phone: { display: "020 7946 0000", telLink: "tel:+442079460000" },
};

describe("A legal page", () => {
  const show = () =>
    render(<LegalPage page={page} company={company} words={words} path="/privacy-policy" />).container;

  it("shows its title, then its sections", () => {
    expect(textsOf(show(), "h1, h2")).toEqual([
      "Privacy Policy",
      "On this page",
      layout.legalDetails.title,
      "Who we are",
      "Your rights",
    ]);
  });

  it("shows its introduction and every paragraph, in order", () => {
    expect(textsOf(show(), "p")).toEqual([
      "What happens to your details.",
      "Last changed on 9 March 2026",
      "We tile.",
      "We answer.",
      "You may ask.",
    ]);
  });

  it("shows the way from the home page", () => {
    expect(breadcrumbsIn(show())).toEqual(["Home /", "Privacy Policy"]);
  });

  it("asks for nothing: it has no form and no button", () => {
    expect(show().querySelector("form, button, input")).toBeNull();
  });
});

describe("The breadcrumbs of a legal page", () => {
  it("lead from the home page to the page itself", () => {
    expect(legalBreadcrumbs(words, "Terms of Service", "/terms-of-service")).toEqual([
      { name: "Home", path: "/" },
      { name: "Terms of Service", path: "/terms-of-service" },
    ]);
  });
});
