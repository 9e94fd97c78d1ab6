/** @jest-environment node */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ContentChange } from "../../../src/cms/content-change";
import { formatValidationErrors, type ValidationError } from "../../../src/content/reading/validation-error";
import { checkChange } from "../../../tools/cms/check-change";
import { changed, published } from "../../content/valid-content";
import { copyData } from "./data-copy";

let copy: Awaited<ReturnType<typeof copyData>>;

beforeAll(async () => {
  copy = await copyData();
});
afterAll(() => copy.remove());

const chelsea = "areas/chelsea.json";
const cafe = "projects/cafe-backsplash.json";

/** What is said when a file is saved with this content. */
const saved = async (path: string, content: unknown, more: Partial<ContentChange> = {}) => {
  const change = { path, text: JSON.stringify(content), isNew: false, uploads: [], ...more };
  return asText((await checkChange(copy.data, change)).errors);
};

const removed = async (path: string) =>
  asText((await checkChange(copy.data, { path, isNew: false, uploads: [] })).errors);

const asText = (errors: readonly ValidationError[]) =>
  errors.length === 0 ? "" : formatValidationErrors(errors);

/** The files that a message names. */
const filesIn = (message: string) => [...message.matchAll(/^data\/(\S+)/gm)].map(([, file]) => file);

describe("Saving", () => {
  it("is fine where nothing is wrong", async () => {
    expect(await saved(chelsea, changed(published(chelsea), "name", "Chelsea Village"))).toBe("");
  });

  it("changes nothing by being checked", async () => {
    const before = await readFile(join(copy.data, chelsea), "utf8");
    await saved(chelsea, {});
    expect(await readFile(join(copy.data, chelsea), "utf8")).toBe(before);
  });

  it("is refused with file, field by its label, value and remedy", async () => {
    const message = await saved(chelsea, changed(published(chelsea), "postcodes.0", "sw3"));
    expect(message).toContain("data/areas/chelsea.json (in the CMS: Areas › Chelsea)");
    expect(message).toContain("postcodes[0] (Postcode districts › 1)");
    expect(message).toContain('"sw3"');
  });

  it("is refused where only another file shows that it is wrong", async () => {
    const { seoTitle } = Object(published("areas/battersea.json"));
    expect(await saved(chelsea, changed(published(chelsea), "seoTitle", seoTitle))).toContain(seoTitle);
  });

  it("is refused with a group that is half filled in", async () => {
    const half = changed(published(cafe), "beforeAndAfter", {
      before: { alt: "Bare plaster above a counter" },
    });
    const message = await saved(cafe, half);
    expect(message).toContain("beforeAndAfter.before.image");
    expect(message).toContain("beforeAndAfter.after");
  });
});

describe("A new entry", () => {
  const seoTitle = "Another";
  const answer = "Three to seven days for most bathrooms; your quote says how many for yours.";

  it("never takes the place of one that has its name already", async () => {
    const message = await saved(chelsea, changed(published(chelsea), "seoTitle", seoTitle), { isNew: true });
    expect(message).toContain("slug");
    expect(message).toContain("has it already");
  });

  it("is fine where it has a slug, an order and words of its own", async () => {
    const content = { slug: "how-long", order: 9, question: "How long does it take?", answer };
    expect(await saved("faqs/how-long.json", content, { isNew: true })).toBe("");
  });
});

describe("Removing", () => {
  it("is fine where nothing refers to it", async () => {
    expect(await removed("faqs/how-much-does-it-cost.json")).toBe("");
  });

  it("is refused where something does, and every place is named", async () => {
    const message = await removed(chelsea);
    expect(filesIn(message)).toEqual(
      expect.arrayContaining(["areas/fulham.json", "areas/kensington.json", "pages/home.json"]),
    );
    expect(filesIn(message)).not.toContain(chelsea);
  });

  it("is refused of a page's words", async () => {
    expect(await removed("pages/home.json")).toContain("Restore it.");
  });
});

describe("A picture", () => {
  const image = "../images/projects/cafe-backsplash/new.jpg";
  const content = changed(published(cafe), "pictures.0.image", image);

  it("that is stored with the entry counts as there", async () => {
    expect(await saved(cafe, content, { uploads: ["new.jpg"] })).toBe("");
  });

  it("that is not there and not stored either is missed", async () => {
    expect(await saved(cafe, content, { uploads: ["other.jpg"] })).toContain(
      "no picture at data/images/projects/cafe-backsplash/new.jpg",
    );
  });
});

describe("An error that was there before", () => {
  const barnes = "areas/battersea.json";

  beforeEach(() => copy.write(barnes, changed(published(barnes), "postcodes", ["nowhere"])));
  afterEach(() => copy.write(barnes, published(barnes)));

  it("does not keep anyone from saving something else", async () => {
    expect(await saved(chelsea, changed(published(chelsea), "name", "Chelsea Village"))).toBe("");
  });

  it("is not listed among new ones", async () => {
    expect(filesIn(await saved(chelsea, changed(published(chelsea), "name", "")))).toEqual([chelsea]);
  });

  it("may be mended in one place and made in another, which is refused", async () => {
    expect(await saved(barnes, changed(published(barnes), "postcodes", ["still wrong"]))).toContain(
      "still wrong",
    );
    expect(await saved(barnes, published(barnes))).toBe("");
  });
});
