import { changesInCommit, followsFromRenaming } from "../../../src/cms/history/paths-of-commit";
import { contentText } from "../../../src/editor/change/content-text";
import { changed, published } from "../../content/valid-content";

const added = (path: string) => ({ path, was: false, is: true });
const removed = (path: string) => ({ path, was: true, is: false });
const modified = (path: string) => ({ path, was: true, is: true });
const all = () => true;

const loft = "projects/loft.json";
const attic = "projects/attic.json";
const renaming = [removed(loft), added(attic)];

describe("A commit tells of an entry", () => {
  it("that it got another slug, where one file went and one came in its folder", () => {
    expect(changesInCommit(renaming, all)).toEqual([[{ from: loft, to: attic }]]);
  });

  it("that it came or went by itself, where several did", () => {
    expect(changesInCommit([added(loft), added(attic), removed("faqs/keys.json")], all)).toEqual([
      [{ to: loft }],
      [{ to: attic }],
      [{ from: "faqs/keys.json" }],
    ]);
  });

  it("that it was changed with others of its folder, which is how an order changes", () => {
    const files = [modified(loft), modified(attic), modified("areas/chelsea.json")];
    expect(changesInCommit(files, (path) => path === loft)).toEqual([
      [
        { from: loft, to: loft },
        { from: attic, to: attic },
      ],
    ]);
  });

  it("that it was changed by itself, where a great many were", () => {
    const files = Array.from({ length: 41 }, (_, index) => modified(`areas/area-${index}.json`));
    expect(changesInCommit(files, all)).toHaveLength(41);
  });

  it("nothing where it is no content, and of the redirects only a change of their own", () => {
    expect(changesInCommit([modified("images/tiles/a.jpg"), modified("redirects.json")], all)).toHaveLength(
      1,
    );
    expect(changesInCommit([...renaming, modified("redirects.json")], all)).toHaveLength(1);
  });
});

describe("An area that names a project with another slug", () => {
  const path = "areas/chelsea.json";
  const touched = [removed("projects/cafe-backsplash.json"), added("projects/cafe.json"), modified(path)];
  const area = changed(published(path), "project", "cafe-backsplash");
  const mended = changed(area, "project", "cafe");
  const before = { path, text: contentText(area) };

  it("was changed only because of that", () => {
    expect(followsFromRenaming(touched, { before, after: { path, text: contentText(mended) } })).toBe(true);
  });

  it("was changed by somebody, where it says something else too", () => {
    const after = { path, text: contentText(changed(mended, "borough", "Elsewhere")) };
    expect(followsFromRenaming(touched, { before, after })).toBe(false);
  });
});
