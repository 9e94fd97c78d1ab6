import { correctedAddress } from "../../../../src/quote-request/rules/correction";
import { validRequest } from "../requests";

describe("An address with refused characters", () => {
  it.each([
    ["14/2 King's Road", "14-2 Kings Road"],
    ["24/26 Kings Road", "24-26 Kings Road"],
    ["Flat 3/A, 9 Mews", "Flat 3-A, 9 Mews"],
    ["“The Cottage”, Barnes", "The Cottage, Barnes"],
    ["9 D’Arblay Street", "9 D Arblay Street"],
    ["Flat #3, St James' Square", "Flat 3, St James Square"],
    ["St. John's Wood", "St. Johns Wood"],
    ["14 Kings Road (rear)", "14 Kings Road rear"],
    ["Smith & Sons, 3 Mews", "Smith and Sons, 3 Mews"],
    ["14–16 Kings Road", "14-16 Kings Road"],
    ["14/2 King's Road\nLondon / SW3", "14-2 Kings Road\nLondon SW3"],
    [`${"a".repeat(200)}/`, "a".repeat(200)],
  ])("%j is offered as %j", (typed, text) => {
    expect(correctedAddress(typed)).toBe(text);
  });

  it.each(["???", "  ", `${"a".repeat(201)}/`])("is offered nothing if no guess is accepted: %j", (typed) => {
    expect(correctedAddress(typed)).toBeUndefined();
  });
});

it("An accepted address is offered nothing", () => {
  expect(correctedAddress(validRequest.address)).toBeUndefined();
});
