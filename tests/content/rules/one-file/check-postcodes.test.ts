import { checkPostcodes } from "../../../../src/content/rules/one-file/check-postcodes";
import { editedFile } from "../../edited-file";

const chelsea = "areas/chelsea.json";
const errorsWith = (...postcodes: unknown[]) => checkPostcodes(editedFile(chelsea, { postcodes }));

describe("A postcode district", () => {
  it.each(["E1", "EC2A", "N1", "NW3", "SE10", "SW1X", "W1K", "WC2E", "TW9", "BR1", "CR0", "KT1", "UB3"])(
    "is in London: %s",
    (district) => {
      expect(errorsWith(district)).toEqual([]);
    },
  );

  it.each(["SQ3", "M1", "BN1", "WS3", "EH1", "S3"])("is elsewhere: %s", (district) => {
    expect(errorsWith("SW3", district)).toEqual([
      {
        file: chelsea,
        field: "postcodes[1]",
        label: "Postcode districts › 2",
        found: `"${district}" (${district.length} characters)`,
        expected: expect.stringMatching(/^a district of Greater London, which begins with one of: BR .* WD$/),
        remedy: "Correct the letters.",
      },
    ]);
  });

  it("is left to other checks where it is none", () => {
    expect(errorsWith("sw3", "Brighton", "2 BN1", "", 5)).toEqual([]);
    expect(checkPostcodes(editedFile(chelsea, { postcodes: "BN1" }))).toEqual([]);
  });

  it("is looked for among the places without a page, too", () => {
    const errors = checkPostcodes(editedFile("postcode-check.json", { "places.0.districts": ["N1", "BN1"] }));
    expect(errors.map(({ field }) => field)).toEqual(["places[0].districts[1]"]);
    expect(checkPostcodes(editedFile("postcode-check.json", { places: "BN1" }))).toEqual([]);
  });

  it("is looked for nowhere else", () => {
    const fields = { postcodes: ["BN1"], places: [{ districts: ["BN1"] }] };
    expect(checkPostcodes(editedFile("company.json", fields))).toEqual([]);
  });
});
