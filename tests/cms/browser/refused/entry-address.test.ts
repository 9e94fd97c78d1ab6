import { entryAddress } from "../../../../src/cms/browser/refused/entry-address";
import { collections } from "../../../../src/cms/collections";

describe("An entry's address in the CMS", () => {
  it.each([
    ["areas/chelsea.json", "#/collections/areas/entries/chelsea"],
    ["pages/quote-form.json", "#/collections/pages/entries/quote-form"],
    ["pages/home.json", "#/collections/home-page/entries/home"],
    ["notes.json", undefined],
  ])("of %s is %s", (file, address) => {
    expect(entryAddress(file)).toBe(address);
  });

  it("names a group that there is", () => {
    const names = collections().map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["areas", "pages", "home-page"]));
  });
});
