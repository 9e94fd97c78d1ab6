import { render } from "@testing-library/react";
import { LegalTemplate, legalBreadcrumbs } from "../../src/templates/LegalTemplate";
import { answerFrameQuery } from "../pages/frame";
import { breadcrumbsIn } from "../pages/render-page";
import { textsOf } from "../sections/seen";

const page = {
  title: "Privacy Policy",
  introduction: "What happens to your details.",
  sections: [
    { title: "Who we are", paragraphs: ["We tile.", "We answer."] },
    { title: "Your rights", paragraphs: ["You may ask."] },
  ],
};
const words = { label: "Breadcrumb", home: "Home" };

describe("A legal page", () => {
  beforeEach(answerFrameQuery);

  const show = () => render(<LegalTemplate page={page} words={words} path="/privacy-policy" />).container;

  it("shows its title, then its sections", () => {
    expect(textsOf(show(), "main h1, main h2")).toEqual(["Privacy Policy", "Who we are", "Your rights"]);
  });

  it("shows its introduction and every paragraph, in order", () => {
    expect(textsOf(show(), "main p")).toEqual([
      "What happens to your details.",
      "We tile.",
      "We answer.",
      "You may ask.",
    ]);
  });

  it("shows the way from the home page", () => {
    expect(breadcrumbsIn(show())).toEqual(["Home /", "Privacy Policy"]);
  });

  it("asks for nothing: it has no form and no button", () => {
    expect(show().querySelector("main form, main button, main input")).toBeNull();
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
