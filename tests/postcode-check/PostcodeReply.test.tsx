import { render } from "@testing-library/react";
import type { PostcodeAnswer } from "../../src/postcode-check/answer-postcode";
import { PostcodeReply } from "../../src/postcode-check/PostcodeReply";
import { linksIn } from "../sections/seen";
import { words } from "./words";

const show = (answer: PostcodeAnswer | { kind: "unavailable" }) =>
  render(<PostcodeReply answer={answer} words={words} telLink="tel:+441" />).container;

const areas = [{ slug: "hill", name: "The Hill" }];
const ways = [
  { name: "Call", path: "tel:+441" },
  { name: "Ask", path: "/#contact" },
];

describe("The reply to a postcode", () => {
  it("leads to the pages of the areas that have it", () => {
    const container = show({ kind: "area", postcode: "SW3", areas });
    expect(container).toHaveTextContent("Yes in SW3:");
    expect(linksIn(container)).toEqual([{ name: "The Hill", path: "/areas/hill" }]);
  });

  it("names the place and leads to the nearest areas' pages", () => {
    const container = show({ kind: "near", postcode: "CR0", place: "Croydon", areas });
    expect(container).toHaveTextContent("Yes in CR0, Croydon:");
    expect(linksIn(container)).toEqual([{ name: "The Hill", path: "/areas/hill" }]);
  });

  it("says no with how to ask", () => {
    const container = show({ kind: "outside", postcode: "EH1" });
    expect(container).toHaveTextContent("Not in EH1.");
    expect(linksIn(container)).toEqual(ways);
  });

  it("says how to ask where the list did not come", () => {
    expect(linksIn(show({ kind: "unavailable" }))).toEqual(ways);
  });

  it("only says of other text that it is no postcode", () => {
    const container = show({ kind: "invalid" });
    expect(container).toHaveTextContent("No postcode.");
    expect(linksIn(container)).toEqual([]);
  });
});
