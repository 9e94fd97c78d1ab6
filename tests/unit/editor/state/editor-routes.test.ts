/** @jest-environment jsdom */
import { isNewPath, newEntryPath } from "../../../../src/editor/site/new-entry-path";
import {
  entryAddress,
  isEntryOpen,
  routeOf,
  searchAddress,
  versionsAddress,
} from "../../../../src/editor/state/editor-routes";

describe("The editor's address", () => {
  it.each(["faqs/new", "faqs/new-2", "areas/new-cross", "areas/search", "areas/versions"])(
    "of an entry whose short name is a word of the editor's opens that entry: %s",
    (entry) => {
      expect(routeOf(`#/${entry}`)).toMatchObject({ screen: "entry", path: `${entry}.json` });
      expect(isNewPath(`${entry}.json`)).toBe(false);
    },
  );

  it.each(["", "#", "#/"])("opens the start page if it names nothing: %j", (hash) => {
    expect(routeOf(hash)).toEqual({ screen: "start" });
  });

  it("names a list, a field of an entry, or an entry's earlier versions", () => {
    const path = "pages/home.json";
    expect(routeOf("#/areas/")).toEqual({ screen: "list", group: "areas" });
    expect(routeOf(entryAddress(path, "hero.badge"))).toEqual({ screen: "entry", path, field: "hero.badge" });
    expect(routeOf(versionsAddress(path))).toEqual({ screen: "versions", path });
  });

  it.each(["#/areas/chelsea", "#areas/chelsea/", "#/areas/chelsea?field=name"])(
    "of an entry is known as the open one, however it was written: %s",
    (hash) => {
      window.location.hash = hash;
      expect(isEntryOpen("areas/chelsea.json")).toBe(true);
      expect(isEntryOpen("areas/fulham.json")).toBe(false);
    },
  );

  it("of a new entry cannot be the address of a stored entry", () => {
    const path = newEntryPath("faqs");
    expect(routeOf(entryAddress(path))).toMatchObject({ screen: "entry", path });
    expect(path).toMatch(/^faqs\/~new-[\w-]+\.json$/);
    expect(isNewPath(path)).toBe(true);
  });

  it("that was typed by hand is taken as it stands", () => {
    expect(routeOf("#/search?query=100%")).toEqual({ screen: "search", query: "100%" });
    expect(routeOf(searchAddress("100% & more?"))).toEqual({ screen: "search", query: "100% & more?" });
  });

  it("differs for each new entry, so that several can be unfinished at once", () => {
    expect(newEntryPath("faqs")).not.toBe(newEntryPath("faqs"));
  });
});
