import type { PostcodeBook } from "../../src/content/derived/postcode-book";
import { answerPostcode } from "../../src/postcode-check/answer-postcode";

const book: PostcodeBook = {
  areas: { hill: "The Hill", park: "The Park", quay: "The Quay" },
  own: { SW3: ["hill"], SW7: ["hill", "park"], SW1X: ["park"], W1G: ["quay"] },
  near: { SW1A: ["The Palace", ["park", "hill"]], CR0: ["Croydon", ["quay", "hill", "gone"]] },
};

const hill = { slug: "hill", name: "The Hill" };
const park = { slug: "park", name: "The Park" };
const quay = { slug: "quay", name: "The Quay" };

describe("The answer to a postcode", () => {
  it("is yes, with the page of the area that has it", () => {
    expect(answerPostcode("sw34ab", book)).toEqual({ kind: "area", postcode: "SW3", areas: [hill] });
  });

  it("names every area that has a part of it", () => {
    expect(answerPostcode("SW7", book)).toEqual({ kind: "area", postcode: "SW7", areas: [hill, park] });
  });

  it("is yes, with the nearest areas, where none has it", () => {
    const near = { kind: "near", postcode: "CR0", place: "Croydon", areas: [quay, hill] };
    expect(answerPostcode("CR0 1AA", book)).toEqual(near);
  });

  it("knows what people call a group of districts", () => {
    expect(answerPostcode("W1", book)).toEqual({ kind: "area", postcode: "W1", areas: [quay] });
    expect(answerPostcode("SW1", book)).toMatchObject({ kind: "area", areas: [park] });
  });

  it("does not take SW3 for a part of SW31, or SW for a district", () => {
    expect(answerPostcode("SW31", book)).toEqual({ kind: "outside", postcode: "SW31" });
    expect(answerPostcode("SW", book)).toEqual({ kind: "invalid" });
  });

  it.each(["EH1 1AA", "M1", "RG1"])("is no outside: %s", (typed) => {
    expect(answerPostcode(typed, book)).toMatchObject({ kind: "outside" });
  });

  it.each(["", "hello", "constructor"])("says of other text that it is no postcode: %j", (typed) => {
    expect(answerPostcode(typed, book)).toEqual({ kind: "invalid" });
  });
});
