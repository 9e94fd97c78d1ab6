import { changeOfEntry } from "../../../src/cms/browser/change-of-entry";
import { contentText } from "../../../src/editor/change/content-text";
import { entryOf } from "./fake-cms";

const data = { slug: "soho", name: "Soho" };
const change = (draft: object) => changeOfEntry(entryOf({ collection: "areas", data, ...draft }));

describe("What saving an entry changes", () => {
  it("is the file that the entry was read from", () => {
    expect(change({ path: "data/areas/chelsea.json" })).toMatchObject({
      path: "areas/chelsea.json",
      isNew: false,
    });
  });

  it("is a file named by the slug where the entry is new", () => {
    expect(change({ path: "", newRecord: true })).toMatchObject({ path: "areas/soho.json", isNew: true });
  });

  it("is a file of a single page, too", () => {
    expect(change({ collection: "pages", path: "data/pages/layout.json" }).path).toBe("pages/layout.json");
  });

  it("is the text that will be stored", () => {
    expect(change({}).text).toBe(contentText(data));
  });

  it("includes the pictures that are uploaded with it, and not those that are there already", () => {
    const mediaFiles = [
      { name: "new.jpg", draft: true },
      { name: "old.jpg", draft: false },
      { name: "older.jpg" },
    ];
    expect(change({ mediaFiles }).uploads).toEqual(["new.jpg"]);
    expect(change({}).uploads).toEqual([]);
  });

  it("cannot be told of an entry without content", () => {
    expect(() => changeOfEntry(entryOf({ collection: "areas" }))).toThrow();
  });
});
