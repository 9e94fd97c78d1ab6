/** @jest-environment node */
import { checkContent } from "../../../../src/content/check-content";
import { publishedFiles, set } from "../../content-folder";
import { goodPictures, today } from "../../valid-content";

/** What is said of these redirects. */
async function errorsOf(...redirects: { from: string; to: string }[]) {
  const files = await publishedFiles(set("redirects.json", "redirects", redirects));
  return (await checkContent(files, goodPictures, today)).map(
    ({ field, expected }) => `${field}: ${expected}`,
  );
}

describe("A redirect", () => {
  it("leads from an old address to a page", async () => {
    expect(await errorsOf({ from: "/areas/old-chelsea", to: "/areas/chelsea" })).toEqual([]);
  });

  it("hides no page", async () => {
    expect(await errorsOf({ from: "/areas/fulham", to: "/areas/chelsea" })).toEqual([
      "redirects[0].from: an address without a page: here is one",
    ]);
  });

  it("does not lead nowhere", async () => {
    expect(await errorsOf({ from: "/areas/old", to: "/areas/gone" })).toEqual([
      "redirects[0].to: the address of a page that there is",
    ]);
  });

  it("is the only one from its address", async () => {
    const [one, other] = ["/areas/chelsea", "/portfolio"].map((to) => ({ from: "/areas/old", to }));
    expect(await errorsOf(Object(one), Object(other))).toEqual([
      "redirects[1].from: an address that is listed once",
    ]);
  });
});
