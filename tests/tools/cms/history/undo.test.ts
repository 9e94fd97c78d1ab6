/** @jest-environment node */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { changesOfEntry } from "../../../../src/cms/history/kept-change";
import { type History, historyIn } from "../../../../tools/cms/history/kept-history";
import { undo } from "../../../../tools/cms/history/undo";
import { makeChange } from "../../../../tools/cms/make-change";
import { changed, contentFolder, published } from "../../../content/valid-content";
import { copyData } from "../data-copy";

const project = "projects/cafe-backsplash.json";
const area = "areas/chelsea.json";
const other = "areas/kensington.json";

let copy: Awaited<ReturnType<typeof copyData>>;
let history: History;

beforeEach(async () => {
  copy = await copyData({ withPictures: true });
  history = historyIn(join(copy.folder, "history"), () => new Date("2026-11-22T10:00:00Z"));
});

afterEach(() => copy.remove());

const save = (path: string, content: unknown, isNew = false) =>
  makeChange(copy.data, history, {
    changes: [{ path, text: JSON.stringify(content), isNew, uploads: [] }],
  });
const remove = (path: string) =>
  makeChange(copy.data, history, { changes: [{ path, isNew: false, uploads: [] }] });
const stored = async (path: string) => JSON.parse(await readFile(join(copy.data, path), "utf8"));
const picturesOf = ({ pictures }: { pictures: { image: string }[] }) =>
  pictures.map(({ image }) => join("projects", image));
const latest = async () => (await history.changes()).at(-1)?.id ?? "";
const undoLatest = async () => undo(copy.data, history, await latest());

describe("Undoing", () => {
  it("a change lets the entry say again what it said, and may be undone itself", async () => {
    const before = await stored(area);
    await save(area, changed(published(area), "name", "Chelsea Village"));
    expect(await undoLatest()).toEqual({ refusal: "", path: area });
    expect(await stored(area)).toEqual(before);
    await undoLatest();
    expect((await stored(area)).name).toBe("Chelsea Village");
  });

  it("a removal brings the entry back with the pictures that were deleted after it", async () => {
    const content = await stored(project);
    const places = picturesOf(content);
    await remove(project);
    const removal = await latest();
    for (const picture of places) expect((await remove(picture)).refusal).toBe("");
    expect(await undo(copy.data, history, removal)).toEqual({ refusal: "", path: project });
    expect(await stored(project)).toEqual(content);
    for (const picture of places)
      expect(await readFile(join(copy.data, picture))).toEqual(await readFile(join(contentFolder, picture)));
  });

  it("another slug moves the pictures back", async () => {
    const content = await stored(project);
    const pictures = await readdir(join(copy.data, "images/projects/cafe-backsplash"));
    await save(project, { ...content, slug: "cafe" });
    expect(await undoLatest()).toEqual({ refusal: "", path: project });
    expect(await stored(project)).toEqual(content);
    expect(await readdir(join(copy.data, "images/projects/cafe-backsplash"))).toEqual(pictures);
  });

  it("what would leave the content broken is refused, and nothing changes", async () => {
    const before = published(area);
    await save(area, changed(before, "seoTitle", "Tiling by the river in SW3"));
    const change = await latest();
    const title = Object(before).seoTitle;
    expect(await save(other, changed(published(other), "seoTitle", title))).toMatchObject({ refusal: "" });
    expect((await undo(copy.data, history, change)).refusal).toContain("seoTitle");
    expect((await stored(area)).seoTitle).toBe("Tiling by the river in SW3");
  });
});

it("Two questions that exchange their numbers are one change, and undone together", async () => {
  const files = await readdir(join(copy.data, "faqs"));
  const paths = files.map((file) => `faqs/${file}`);
  const before = await Promise.all(paths.map(stored));
  const numbers = before.map(({ order }) => order);
  const changes = before.map((faq, index) => ({
    path: paths[index] ?? "",
    text: JSON.stringify({ ...faq, order: numbers.at(-1 - index) }),
    isNew: false,
    uploads: [],
  }));
  expect(await makeChange(copy.data, history, { changes })).toMatchObject({ refusal: "" });
  expect((await Promise.all(paths.map(stored))).map(({ order }) => order)).toEqual([...numbers].reverse());
  await undoLatest();
  expect(await Promise.all(paths.map(stored))).toEqual(before);
});

it("A save that changes nothing is no change, and a day's are told in their order", async () => {
  await save(area, changed(published(area), "name", "One"));
  await save(area, changed(published(area), "name", "Two"));
  await save(area, changed(published(area), "name", "Two"));
  const names = changesOfEntry(await history.changes(), area).map(
    ({ after }) => JSON.parse(after?.text ?? "").name,
  );
  expect(names).toEqual(["Two", "One"]);
});
