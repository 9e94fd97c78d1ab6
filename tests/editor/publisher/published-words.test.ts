import { checkContent } from "../../../src/content/check-content";
import { unbuildableNotice } from "../../../src/editor/publisher/published-words";
import { siteOf } from "../../../src/editor/site/site";
import { type Edit, fixtureFiles, realFirm, set } from "../../content/content-folder";
import { goodPictures } from "../../content/valid-content";

const says = async (done: string, ...edits: Edit[]) => {
  const files = fixtureFiles(...edits);
  const content = { version: "1", files, pictures: [] };
  return unbuildableNotice(done, siteOf(content, await checkContent(files, goodPictures)));
};

describe("What publishing says", () => {
  it("stays as it is where the site can be built", async () => {
    expect(await says("Published.")).toBeUndefined();
  });

  it("names the entry that was wrong before, and what is wrong in it, where the site cannot be built", async () => {
    const words = await says("Published.", set("areas/chelsea.json", "postcodes", ["SW"]));
    expect(words).toMatch(
      /^Stored\. The site does not show it yet, because it cannot be built\. Areas › Chelsea: Postcode districts must be/,
    );
    expect(words).not.toContain("Published");
  });

  it("names the legal details without which a site at a real address is not built", async () => {
    const words = await says("Published.", realFirm, set("company.json", "legal.guarantee", undefined));
    expect(words).toContain("Company › Company details: Length of the guarantee is missing.");
  });

  it("names the first of many, and where the others are listed", async () => {
    const fields = ["hero.headline", "hero.badge"].map((field) => set("pages/home.json", field, ""));
    const words = await says("Chelsea is removed.", ...fields);
    expect(words).toMatch(/^Chelsea is removed\. .* \(and 1 more: the start page lists them\)$/);
  });
});
