import { londonDay } from "../../../../src/content/values/clock";
import { type Change, filesAfter } from "../../../../src/editor/change/change";
import { entryWithSameValue, freeSlug } from "../../../../src/editor/change/complete-entry";
import { editEntry } from "../../../../src/editor/change/edit-entry";
import { undoChange } from "../../../../src/editor/change/undo-change";
import { contentText } from "../../../../src/editor/site/content-text";
import { entriesIn, orderOf, type Site, siteOf } from "../../../../src/editor/site/site";
import { toStoredValue } from "../../../../src/editor/site/tidy";
import { changedSite, changeOf, errorsOf, fixtureSite, storedEntry } from "../fixture-site";

const chelsea = "areas/chelsea.json";
const project = "projects/cafe-backsplash.json";

let site: Site;

beforeAll(async () => {
  site = await fixtureSite();
});

/** The entry as its form hands it over. */
const tidied = (path: string) => toStoredValue(path, storedEntry(site, path));
const paths = ({ files }: Change) => files.map(({ path }) => path).sort();

it("A short name made from a name gets a number if another entry has the same one", () => {
  expect(freeSlug(site, "areas", "barnes")).toBe("barnes");
  expect(freeSlug(site, "areas", "chelsea")).toBe("chelsea-2");
  const long = "a".repeat(60);
  const more = ["chelsea-2", long].map((slug) => ({ path: `areas/${slug}.json`, text: "{}" }));
  const fuller = siteOf({ ...site, files: [...site.files, ...more] });
  expect(freeSlug(fuller, "areas", "chelsea")).toBe("chelsea-3");
  expect(freeSlug(fuller, "reviews", "chelsea")).toBe("chelsea");
  expect(freeSlug(fuller, "areas", long)).toBe(`${"a".repeat(56)}-2`);
});

describe("Words are stored", () => {
  const question = { question: "Who sweeps?", answer: "We do.", slug: "who-sweeps" };
  const path = "faqs/new.json";

  it("once a new entry is published, whatever number it got in its list", () => {
    const published = changedSite(site, editEntry(site, path, question));
    expect(entryWithSameValue(site, path, question)).toBeUndefined();
    expect(entryWithSameValue(published, path, question)?.path).toBe("faqs/who-sweeps.json");
    expect(storedEntry(published, "faqs/who-sweeps.json").order).toBe(
      Math.max(...entriesIn(site, "faqs").map(orderOf)) + 1,
    );
    expect(entryWithSameValue(published, path, { ...question, answer: "They do." })).toBeUndefined();
  });

  it("once an entry has the short name that its owner wrote", () => {
    const values = { ...storedEntry(site, chelsea), slug: "chelsea-and-more" };
    const renamed = changedSite(site, changeOf(site, chelsea, values));
    expect(entryWithSameValue(renamed, chelsea, values)?.path).toBe("areas/chelsea-and-more.json");
    expect(entryWithSameValue(site, chelsea, values)).toBeUndefined();
  });
});

describe("A short name that was left empty", () => {
  const pathOfNew = (question: string) =>
    editEntry(site, "faqs/~new-1.json", { slug: "", question, answer: "We do." }).edited.path;

  it("follows from the name of a new entry, or from its type", () => {
    expect(pathOfNew("Who sweeps?")).toBe("faqs/who-sweeps.json");
    expect(pathOfNew("")).toBe("faqs/question.json");
  });

  it("stays as it was if the entry has one", () => {
    expect(changeOf(site, chelsea, { slug: "", name: "Hounslow" }).edited.path).toBe(chelsea);
  });
});

describe("An entry", () => {
  it("of any type changes no file if it is published unchanged", () => {
    const legal = /privacy-policy|terms-of-service/; // They get today's date.
    const changed = [...site.entries.keys()].flatMap((path) =>
      legal.test(path) ? [] : paths(changeOf(site, path, tidied(path))),
    );
    expect(changed).toEqual([]);
  });

  it("keeps its number in its list, also if an earlier version with another number was brought back", () => {
    const path = entriesIn(site, "faqs")[0]?.path ?? "";
    const { order } = storedEntry(site, path);
    const change = changeOf(site, path, { order: 99, answer: "We do, every evening." });
    expect(storedEntry(changedSite(site, change), path).order).toBe(order);
  });

  it("of a legal text gets the date of the day on which it changes", () => {
    const path = "pages/terms-of-service.json";
    const today = londonDay(new Date());
    const change = changeOf(site, path, { title: "Our terms", updated: "2020-01-01" });
    // Midnight may pass meanwhile.
    expect([today, londonDay(new Date())]).toContain(storedEntry(changedSite(site, change), path).updated);
  });

  it("with another slug leaves its pictures where they are, mends what names it and leaves a redirect", async () => {
    const change = changeOf(site, project, { slug: "cafe" });
    expect(paths(change)).toEqual(expect.arrayContaining(["projects/cafe.json", project, "redirects.json"]));
    const after = changedSite(site, change);
    expect(storedEntry(after, "projects/cafe.json").pictures).toEqual(storedEntry(site, project).pictures);
    expect(storedEntry(after, "redirects.json").redirects).toContainEqual({
      from: "/portfolio/cafe-backsplash",
      to: "/portfolio/cafe",
    });
    expect(await errorsOf(site, change)).toEqual([]);
  });

  it("of one file, such as the company page, leaves a redirect too, and links to it and its parts follow", async () => {
    const page = "pages/company-page.json";
    const { slug } = storedEntry(site, page);
    const link = { text: "Where", to: `/${slug}#contact` };
    const notices = [{ text: "We moved.", from: "2031-01-01", to: "2031-01-02", link }];
    const linked = changedSite(site, changeOf(site, "company.json", { notices }));
    const change = changeOf(linked, page, { slug: "who-we-are" });
    const after = changedSite(linked, change);
    expect(paths(change)).toEqual(["company.json", page, "redirects.json"]);
    expect(storedEntry(after, "company.json").notices).toMatchObject([
      { link: { to: "/who-we-are#contact" } },
    ]);
    expect(storedEntry(after, "redirects.json").redirects).toContainEqual({
      from: `/${slug}`,
      to: "/who-we-are",
    });
    expect(await errorsOf(linked, change)).toEqual([]);
  });

  it("is blocked by an error that it had before, and not by one that another entry had", async () => {
    const before = changedSite(site, changeOf(site, chelsea, { introduction: "" }));
    const errors = await errorsOf(before, { title: "", files: [] });
    const broken = { ...before, errors };
    const [error] = await errorsOf(broken, changeOf(broken, chelsea, { name: "Hounslow" }));
    expect(error).toMatchObject({ file: chelsea, field: "introduction" });
    expect(await errorsOf(broken, changeOf(broken, project, { title: "Another" }))).toEqual([]);
  });

  it("keeps its text byte for byte where only its layout would change", () => {
    const flat = { path: chelsea, text: JSON.stringify({ slug: "chelsea" }) };
    const { files } = editEntry(siteOf({ ...site, files: [flat] }), chelsea, { slug: "chelsea" });
    expect(files).toEqual([]);
    expect(contentText("Area", { slug: "chelsea" })).not.toBe(flat.text);
  });
});

describe("A picture", () => {
  const named = { file: project, field: "pictures.0.image" };

  it("that is stored is refused if it is too small for its place, unless nobody knows its width", async () => {
    const change = changeOf(site, project, { title: "Another title" });
    const pictures = (width?: number) => site.pictures.map(({ path }) => ({ path, width }));
    expect(await errorsOf({ ...site, pictures: pictures() }, change)).toEqual([]);
    const [error] = await errorsOf({ ...site, pictures: pictures(240) }, change);
    expect(error?.message).toContain("1080 pixels");
  });

  it("that is neither stored nor new is refused", async () => {
    const change = changeOf(site, project, { pictures: [{ image: "../images/new.jpg" }] });
    expect(await errorsOf(site, change)).toContainEqual(expect.objectContaining(named));
    const added = { ...change, pictures: new Map([["images/new.jpg", new Blob()]]) };
    expect(await errorsOf(site, added)).not.toContainEqual(expect.objectContaining(named));
  });
});

const byPath = (one: { path: string }, other: { path: string }) => (one.path < other.path ? -1 : 1);

describe("An undoing of a publication", () => {
  it("puts back every file, also those of another short name", () => {
    const change = changeOf(site, project, { slug: "cafe" });
    const now = changedSite(site, change);
    const undone = filesAfter(now.files, undoChange(now, change).files);
    expect(undone.sort(byPath)).toEqual([...site.files].sort(byPath));
  });

  it("is refused once somebody has changed one of its entries again", () => {
    const change = changeOf(site, chelsea, { name: "One" });
    const now = changedSite(site, change);
    const again = changeOf(now, chelsea, { name: "Two" });
    expect(() => undoChange(changedSite(now, again), change)).toThrow("changed again since");
  });
});
