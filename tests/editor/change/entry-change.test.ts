/** @jest-environment node */

import { contentTypeOf, contentTypes } from "../../../src/content/types/content-types";
import type { Change, Content } from "../../../src/editor/change/change";
import { changedFiles, textAt } from "../../../src/editor/change/changed-files";
import { checkChange } from "../../../src/editor/change/check-change";
import { contentText } from "../../../src/editor/change/content-text";
import { entriesIn, freeSlug } from "../../../src/editor/change/entries";
import { entryChange, isStored } from "../../../src/editor/change/entry-change";
import { entryUses, replacements, waysWithout } from "../../../src/editor/change/remove-entry";
import { undoChange } from "../../../src/editor/change/undo-change";
import { tidyValue } from "../../../src/editor/words/tidy";
import { readContent } from "../../../tools/editor/make-change";
import { contentFolder } from "../../content/valid-content";
import { afterwards, storedEntry, written } from "./written";

const chelsea = "areas/chelsea.json";
const project = "projects/cafe-backsplash.json";

let content: Content;

beforeAll(async () => {
  content = await readContent(contentFolder);
});

/** The entry as its form hands it over. */
const tidied = (path: string) => {
  const type = contentTypeOf(path);
  return type ? Object(tidyValue(contentTypes[type].schema, storedEntry(content, path))) : {};
};
const paths = ({ texts }: Change) => texts.map(({ path }) => path).sort();

it("A short name that follows from a name gets a number where another entry has it", () => {
  expect(freeSlug(content.files, "areas/new.json", "barnes")).toBe("barnes");
  expect(freeSlug(content.files, "areas/new.json", "chelsea")).toBe("chelsea-2");
  const files = [...content.files, { path: "areas/chelsea-2.json", text: "{}" }];
  expect(freeSlug(files, "areas/new.json", "chelsea")).toBe("chelsea-3");
  expect(freeSlug(files, "reviews/new.json", "chelsea")).toBe("chelsea");
  const long = "a".repeat(60);
  const beside = [{ path: `areas/${long}.json`, text: "{}" }];
  expect(freeSlug(beside, "areas/new.json", long)).toBe(`${"a".repeat(56)}-2`);
});

describe("Words are stored", () => {
  const question = { question: "Who sweeps?", answer: "We do.", slug: "who-sweeps" };
  const published = () =>
    afterwards(content, entryChange(content, { path: "faqs/new.json", value: question, pictures: [] }));

  it("once a new entry is published, whatever number it got in its list", () => {
    expect(isStored(content, "faqs/new.json", question)).toBe(false);
    expect(isStored(published(), "faqs/new.json", question)).toBe(true);
    expect(isStored(published(), "faqs/new.json", { ...question, answer: "They do." })).toBe(false);
  });

  it("once an entry has the short name that its owner wrote", () => {
    const values = { ...storedEntry(content, chelsea), slug: "chelsea-and-more" };
    expect(isStored(afterwards(content, written(content, chelsea, values)), chelsea, values)).toBe(true);
    expect(isStored(content, chelsea, values)).toBe(false);
  });
});

describe("An entry", () => {
  it("that is published unchanged changes nothing, by a byte, whichever of them it is", () => {
    const legal = /privacy-policy|terms-of-service/; // They get today's date.
    const files = content.files.map(({ path, text }) => {
      const type = contentTypeOf(path);
      return { path, text: type ? contentText(type, JSON.parse(text)) : text };
    });
    const changed = files.flatMap(({ path }) =>
      legal.test(path) ? [] : paths(written({ ...content, files }, path, tidied(path))),
    );
    expect(changed).toEqual([]);
  });

  it("with another slug leaves its pictures where they are, mends what names it and leaves a redirect", async () => {
    const change = written(content, project, { slug: "cafe" });
    expect(paths(change)).toEqual(expect.arrayContaining(["projects/cafe.json", project, "redirects.json"]));
    expect(storedEntry(afterwards(content, change), "projects/cafe.json").pictures).toEqual(
      storedEntry(content, project).pictures,
    );
    expect(change.pictures).toEqual([]);
    expect(textAt(afterwards(content, change), "redirects.json")).toContain('"to": "/portfolio/cafe"');
    expect(await checkChange(content, change)).toEqual([]);
  });

  it("of one file, such as the company page, leaves a redirect too, and links to it follow", async () => {
    const page = "pages/company-page.json";
    const { slug } = storedEntry(content, page);
    const notices = [
      { text: "We moved.", from: "2031-01-01", to: "2031-01-02", link: { text: "Where", to: `/${slug}` } },
    ];
    const linked = afterwards(content, written(content, "company.json", { notices }));
    const change = written(linked, page, { slug: "who-we-are" });
    const after = afterwards(linked, change);
    expect(paths(change)).toEqual(["company.json", page, "redirects.json"]);
    expect(storedEntry(after, "company.json").notices).toMatchObject([{ link: { to: "/who-we-are" } }]);
    expect(storedEntry(after, "redirects.json").redirects).toContainEqual({
      from: `/${slug}`,
      to: "/who-we-are",
    });
    expect(await checkChange(linked, change)).toEqual([]);
  });
});

it("A link to a part of an entry's page follows the entry to another slug", async () => {
  const link = { text: "Ask us", to: "/areas/chelsea#contact" };
  const notices = [{ text: "News.", from: "2031-01-01", to: "2031-01-02", link }];
  const linked = afterwards(content, written(content, "company.json", { notices }));
  const change = written(linked, chelsea, { slug: "chelsea-and-more" });
  expect(storedEntry(afterwards(linked, change), "company.json").notices).toMatchObject([
    { link: { to: "/areas/chelsea-and-more#contact" } },
  ]);
  expect(await checkChange(linked, change)).toEqual([]);
});

const byPath = (one: { path: string }, other: { path: string }) => (one.path < other.path ? -1 : 1);

describe("An undoing of the last publication", () => {
  it("puts back every file, also those of another short name", () => {
    const change = written(content, project, { slug: "cafe" });
    const now = afterwards(content, change);
    const undone = changedFiles(now.files, undoChange(now, change).texts);
    expect(undone.sort(byPath)).toEqual([...content.files].sort(byPath));
  });

  it("is refused once somebody has changed one of its entries again", () => {
    const change = written(content, chelsea, { borough: "One" });
    const now = afterwards(content, change);
    const again = written(now, chelsea, { borough: "Two" });
    expect(() => undoChange(afterwards(now, again), change)).toThrow("changed again since");
  });

  it("brings back a removed picture, and keeps a new one, which another entry may show", () => {
    const pictures = [
      { kind: "removed" as const, path: "images/gone.jpg" },
      { kind: "added" as const, path: "images/new.jpg" },
    ];
    expect(undoChange(content, { title: "", texts: [], pictures }).pictures).toEqual([
      { kind: "added", path: "images/gone.jpg" },
    ]);
  });
});

describe("A removal", () => {
  it("names every field that names the entry", () => {
    const uses = entryUses(content, chelsea);
    expect(uses.length).toBeGreaterThan(1);
    for (const { file, place } of uses) expect([file, place]).not.toContain(chelsea);
  });

  it("offers the nearest areas first, and other entries in the order of their list", () => {
    const names = (path: string) => replacements(content, path).map(({ slug }) => slug);
    const { latitude, longitude } = storedEntry(content, chelsea);
    const moved = { latitude, longitude: Number(longitude) + 0.0001 };
    const besideChelsea = afterwards(content, written(content, "areas/fulham.json", moved));
    expect(replacements(besideChelsea, chelsea)[0]?.slug).toBe("fulham");
    expect(names(chelsea)).not.toContain("chelsea");
    expect(names("faqs/how-much-does-it-cost.json")).toEqual(
      entriesIn(content.files, "faqs")
        .map(({ slug }) => slug)
        .filter((slug) => slug !== "how-much-does-it-cost"),
    );
  });
});

describe("An entry that is removed can be replaced, where it is named,", () => {
  const waysOf = (removed: string, file: string, now = content) => {
    const use = entryUses(now, removed).find((one) => one.file === file);
    if (!use) throw new Error(`${file} does not name ${removed}`);
    return waysWithout(now, use, replacements(now, removed));
  };
  const offered = (...of: Parameters<typeof waysOf>) => waysOf(...of).replacements.map(({ slug }) => slug);

  it("or taken out, unless the field needs one", () => {
    const cafe = "projects/cafe-backsplash.json";
    expect(waysOf(`services/${storedEntry(content, cafe).service}.json`, cafe).mayGo).toBe(false);
    expect(waysOf(`projects/${storedEntry(content, chelsea).project}.json`, chelsea).mayGo).toBe(true);
  });

  it("by any other entry of its kind, but not by the one that names it", () => {
    const naming = entryUses(content, chelsea).find(({ file }) => file.startsWith("areas/"))?.file ?? "";
    const others = replacements(content, chelsea).map(({ path }) => path);
    const slugs = others.filter((path) => path !== naming).map((path) => path.replace(/^.*\/|\.json$/g, ""));
    expect(others).toContain(naming);
    expect(offered(chelsea, naming)).toEqual(slugs);
  });

  it("but not by a tile that another rate prices", () => {
    const [own, other] = ["rates/laying-quarry-tiles.json", "rates/replacing-a-tile.json"];
    const priced = (path: string, tile: string) => ({
      path,
      text: JSON.stringify({ ...storedEntry(content, path), unit: "m²", tiles: [tile] }),
    });
    const files = content.files.map((file) => {
      if (file.path === own) return priced(own, "quarry");
      return file.path === other ? priced(other, "limestone") : file;
    });
    expect(offered("tiles/quarry.json", own, { ...content, files })).toEqual([]);
    expect(offered("tiles/quarry.json", own)).toEqual(["limestone"]);
  });
});
