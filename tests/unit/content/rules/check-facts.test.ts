import { set } from "../../../support/fixture-edits";
import { company, errorsAfter } from "./broken-content";

const terms = "pages/terms-of-service.json";
const noClaims = set(company, "claims", {});

describe("A company that makes no claims", () => {
  it("cannot publish a required text that names a claim, and the error names it", async () => {
    const errors = await errorsAfter(
      noClaims,
      set(terms, "introduction", "In writing. Within {quoteWithin}."),
    );
    expect(errors.find(({ file }) => file === terms)).toMatchObject({
      field: "introduction",
      message: expect.stringContaining("a sentence without {quoteWithin}, which the company has not given"),
    });
  });

  it("may keep list entries and optional texts that name a claim", async () => {
    const kept = [
      set(terms, "sections.0.paragraphs.0", "Within {quoteWithin}."),
      set("pages/home.json", "hero.rating", "{rating} stars"),
    ];
    const errors = await errorsAfter(noClaims, ...kept);
    const found = errors.map(({ file, field }) => `${file} ${field}`);
    expect(found.filter((one) => /terms|hero\.rating/.test(one))).toEqual([]);
  });
});
