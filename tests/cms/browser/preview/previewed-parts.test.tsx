import type { HomeData } from "../../../../src/cms/browser/preview/previewed-pages";
import { companyFactsPage, questionPage } from "../../../../src/cms/browser/preview/previewed-parts";
import { isRecord } from "../../../../src/content/fields/content-path";
import { changed, published } from "../../../content/valid-content";

jest.mock("../../../../data/pages/home.json", () => ({ hero: { badge: "{projectsCompleted} projects" } }), {
  virtual: true,
});
jest.mock("../../../../src/pages/index", () => ({ default: () => null, __esModule: true }));
jest.mock("../../../../src/layout/Layout", () =>
  jest.requireActual("../../../../src/cms/browser/preview/stubs/LayoutStub"),
);

const around = {
  facts: {},
  entryOf: () => ({}),
  pictureAddress: (path: string) => path,
};
const nodes = [{ slug: "long", question: "How long?", answer: "A week." }];
const home = { home: {}, company: {}, faqs: { nodes } } as unknown as HomeData;

/** A value in what a preview shows. */
const at = (shown: unknown, ...path: string[]) =>
  path.reduce<unknown>((part, key) => (isRecord(part) ? part[key] : undefined), shown);

describe("The preview of the company's details", () => {
  it("shows claims as they are typed, in the sentences that name them", () => {
    const typed = changed(published("company.json"), "claims.projectsCompleted", "750+");
    expect(at(companyFactsPage.show?.(typed, home, around), "home", "hero", "badge")).toBe("750+ projects");
  });

  it("shows phone numbers as people read them", () => {
    const typed = changed(published("company.json"), "phone", "+447700900456");
    expect(at(companyFactsPage.show?.(typed, home, around), "company", "phone", "display")).toBe(
      "07700 900456",
    );
  });
});

describe("The preview of a question", () => {
  it("shows it among the others, in its place", () => {
    const shown = questionPage.show?.({ slug: "long", question: "How many days?" }, home, around);
    expect(at(shown, "faqs", "nodes")).toMatchObject([{ slug: "long", question: "How many days?" }]);
  });

  it("shows a new one after the others", () => {
    const shown = questionPage.show?.({ slug: "dust", question: "Is there dust?" }, home, around);
    expect(at(shown, "faqs", "nodes")).toMatchObject([{ slug: "long" }, { slug: "dust" }]);
  });
});
