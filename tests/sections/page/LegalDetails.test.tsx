import { render } from "@testing-library/react";
import { LegalDetails } from "../../../src/sections/page/LegalDetails";
import { textsOf } from "../seen";
import { layout } from "../site-pages";

const words = layout.legalDetails;
const complete = {
  proprietor: "Jo Smith",
  postalAddress: "1 High Street, London",
  registration: "Sole trader",
  dataProtection: "ZA000000",
  guarantee: "Two years",
};
const show = (legal: typeof complete | null | { [Detail in keyof typeof complete]: string | null }) =>
  render(<LegalDetails legal={legal} words={words} />).container;

describe("Who is behind the site", () => {
  it("is told under a heading, each detail with its label", () => {
    expect(textsOf(show(complete), "h2")).toEqual([words.title]);
    expect(textsOf(show(complete), "dt")).toEqual([
      words.proprietor,
      words.postalAddress,
      words.registration,
      words.dataProtection,
      words.guarantee,
    ]);
    expect(textsOf(show(complete), "dd")).toEqual(Object.values(complete));
  });

  it("is said to be missing where nothing is given", () => {
    expect(textsOf(show(null), "dd")).toEqual(Array(5).fill(words.missing));
  });

  it("is said to be missing detail by detail", () => {
    expect(textsOf(show({ ...complete, guarantee: null }), "dd").slice(-2)).toEqual([
      "ZA000000",
      words.missing,
    ]);
  });
});
