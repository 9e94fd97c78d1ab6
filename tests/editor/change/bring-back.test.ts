/** @jest-environment node */
import { bringBackPictures, bringBackVersion, earlierVersions } from "../../../src/editor/change/bring-back";
import type { Change, Content } from "../../../src/editor/change/change";
import { changedFiles } from "../../../src/editor/change/changed-files";
import { checkChange } from "../../../src/editor/change/check-change";
import { contentOf } from "../../../src/editor/change/entries";
import { entryChange } from "../../../src/editor/change/entry-change";
import { removeEntry } from "../../../src/editor/change/remove-entry";
import { readContent } from "../../../tools/editor/make-change";
import { contentFolder } from "../../content/valid-content";

const chelsea = "areas/chelsea.json";
const question = "faqs/how-much-does-it-cost.json";
const project = "projects/cafe-backsplash.json";

let content: Content;

beforeAll(async () => {
  content = await readContent(contentFolder);
});

const after = (now: Content, change: Change): Content => ({
  ...now,
  files: changedFiles(now.files, change.texts),
});
const textOf = (now: Content, path: string) => now.files.find((file) => file.path === path)?.text;
const written = (now: Content, path: string, values: object) =>
  entryChange(now, {
    path,
    value: { ...contentOf(textOf(now, path)), ...values },
    pictures: [],
  });

/** Brings back the version of an entry from before a change. */
function broughtBack(now: Content, past: Change, path: string) {
  const version = earlierVersions(past).find((one) => one.path === path);
  if (!version) throw new Error(`No version of ${path}`);
  return bringBackVersion(now, past, version);
}

it("An earlier version of an entry comes back whole, whatever was changed in it since", () => {
  const first = written(content, chelsea, { borough: "One" });
  const second = written(after(content, first), chelsea, { homes: "Other homes." });
  const now = after(after(content, first), second);
  const change = broughtBack(now, first, chelsea);
  expect(contentOf(textOf(after(now, change), chelsea))).toEqual(contentOf(textOf(content, chelsea)));
  expect(change.title).toBe("Areas › Chelsea: Borough, Homes (brought back)");
});

it("A version with another short name takes the entry, and what names it, back to its old address", () => {
  const past = written(content, project, { slug: "cafe" });
  const now = after(content, past);
  const change = broughtBack(now, past, project);
  const paths = after(now, change).files.map(({ path }) => path);
  expect(paths).toContain(project);
  expect(paths).not.toContain("projects/cafe.json");
  expect(textOf(after(now, change), "redirects.json")).not.toContain('"from": "/portfolio/cafe-backsplash"');
});

it("A removed entry comes back as a new one, with the pictures that were removed since", () => {
  const past = removeEntry(content, project, []);
  const now = { ...after(content, past), pictures: [] };
  const change = broughtBack(now, past, project);
  expect(contentOf(textOf(after(now, change), project))).toEqual(contentOf(textOf(content, project)));
  expect(change.pictures).toContainEqual({ kind: "added", path: "images/projects/cafe-backsplash/room.jpg" });
});

it("A version that breaks a rule by now is refused like any other change", async () => {
  const { seoTitle } = contentOf(textOf(content, chelsea));
  const past = written(content, chelsea, { seoTitle: "Tiling by the river in SW3" });
  const taken = written(after(content, past), "areas/battersea.json", { seoTitle });
  const now = after(after(content, past), taken);
  const errors = await checkChange(now, broughtBack(now, past, chelsea));
  expect(errors.map(({ field }) => field)).toContain("seoTitle");
});

it("An entry that a change made has no earlier version, and neither has one that was not JSON", () => {
  const texts = [
    { path: question, after: "{}" },
    { path: chelsea, before: "{", after: "{}" },
  ];
  expect(earlierVersions({ title: "", texts, pictures: [] })).toEqual([]);
});

it("Removed pictures come back, unless they are there already", () => {
  const [first] = content.pictures;
  const path = "images/tiles/gone.jpg";
  const pictures = [path, first?.path ?? ""].map((path) => ({ kind: "removed" as const, path }));
  expect(bringBackPictures(content, { title: "2 pictures: removed", texts: [], pictures })).toEqual({
    title: "2 pictures: brought back",
    texts: [],
    pictures: [{ kind: "added", path }],
  });
});
