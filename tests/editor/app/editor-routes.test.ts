import { newEntryAddress, routeOf, withId } from "../../../src/editor/app/editor-routes";

describe("The editor's address", () => {
  it.each(["faqs/new", "faqs/new-2", "areas/new-cross", "areas/search", "areas/versions"])(
    "of an entry whose short name is a word of the editor's opens that entry: %s",
    (entry) => {
      expect(routeOf(`#/${entry}`)).toMatchObject({ screen: "entry", path: `${entry}.json`, isNew: false });
    },
  );

  it("of a new entry is that of no entry", () => {
    expect(routeOf(withId(newEntryAddress("faqs")))).toMatchObject({ screen: "entry", isNew: true });
    expect(withId(newEntryAddress("faqs"))).toMatch(/\/~new-\w+$/);
  });

  it("of each new entry is another one, so that several can be unfinished at once", () => {
    expect(withId(newEntryAddress("faqs"))).not.toBe(withId(newEntryAddress("faqs")));
  });
});
