import { missingProof } from "../../../src/content/derived/missing-proof";
import { type Edit, publishedFiles, remove, set } from "../content-folder";

const company = "company.json";

const missingOn = async (day: string, ...edits: Edit[]) =>
  missingProof(await publishedFiles(...edits), new Date(`${day}T12:00:00Z`));

describe("A site is not ready for customers", () => {
  it("until its reviews, its insurance and a person can be checked: then nothing is missing", async () => {
    expect(await missingOn("2026-11-26")).toEqual([]);
  });

  it.each<[string, Edit, { file: string; field: string }]>([
    [
      "says where its reviews can be read",
      set(company, "claims.reviewsAddress", undefined),
      { file: company, field: "claims.reviewsAddress" },
    ],
    ["names its insurer", set(company, "insurance", undefined), { file: company, field: "insurance" }],
    ["names a person who comes", remove("people/"), { file: "people", field: "name" }],
  ])("until it %s", async (_what, edit, at) => {
    expect(await missingOn("2026-11-26", edit)).toEqual([expect.objectContaining(at)]);
  });

  it("once its insurance has ended", async () => {
    const ended = set(company, "insurance.validUntil", "2027-03-03");
    expect(await missingOn("2027-03-03", ended)).toEqual([]);
    expect(await missingOn("2027-03-04", ended)).toEqual([
      expect.objectContaining({ file: company, field: "insurance" }),
    ]);
  });
});
