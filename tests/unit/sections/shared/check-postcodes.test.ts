import { answerPostcode, type PostcodeCoverage } from "../../../../src/sections/shared/check-postcodes";

const hill = { slug: "hill", name: "The Hill", postcodes: ["SW3", "SW7"] };
const park = { slug: "park", name: "The Park", postcodes: ["SW7", "SW1X"] };
const coverage: PostcodeCoverage = { areas: [hill, park], districts: ["CR0", "E1W"] };

describe("The answer to a postcode", () => {
  it("is yes, with every area that has the district", () => {
    expect(answerPostcode("sw7 4ab", coverage)).toEqual({
      kind: "area",
      postcode: "SW7",
      areas: [hill, park],
    });
  });

  it("is yes in a district without an area", () => {
    expect(answerPostcode("CR0 1AA", coverage)).toEqual({ kind: "covered", postcode: "CR0", areas: [] });
  });

  it("accepts the common name of a group of districts", () => {
    expect(answerPostcode("SW1", coverage)).toEqual({ kind: "area", postcode: "SW1", areas: [park] });
    expect(answerPostcode("E1", coverage)).toMatchObject({ kind: "covered" });
  });

  it.each(["SW31", "EH1 1AA", "M1"])("is no outside: %s", (typed) => {
    expect(answerPostcode(typed, coverage)).toMatchObject({ kind: "outside", areas: [] });
  });

  it("says that other text is not a postcode", () => {
    expect(answerPostcode("hello", coverage)).toMatchObject({ kind: "invalid" });
  });
});
