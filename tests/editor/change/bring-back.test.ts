/** @jest-environment node */
import { bringBackVersion, earlierVersions } from "../../../src/editor/change/bring-back";
import type { Change, Content } from "../../../src/editor/change/change";
import { textAt } from "../../../src/editor/change/changed-files";
import { checkChange } from "../../../src/editor/change/check-change";
import { removeEntry } from "../../../src/editor/change/remove-entry";
import { readContent } from "../../../tools/editor/make-change";
import { contentFolder } from "../../content/valid-content";
import { afterwards, storedEntry, written } from "./written";

const chelsea = "areas/chelsea.json";
const question = "faqs/how-much-does-it-cost.json";
const project = "projects/cafe-backsplash.json";

let content: Content;

beforeAll(async () => {
  content = await readContent(contentFolder);
});

/** Brings back the version of an entry from before a change. */
function broughtBack(now: Content, past: Change, path: string) {
  const version = earlierVersions(past).find((one) => one.path === path);
  if (!version) throw new Error(`No version of ${path}`);
  return bringBackVersion(now, past, version);
}

it("An earlier version of an entry comes back whole, whatever was changed in it since", () => {
  const first = written(content, chelsea, { borough: "One" });
  const second = written(afterwards(content, first), chelsea, { homes: "Other homes." });
  const now = afterwards(afterwards(content, first), second);
  const change = broughtBack(now, first, chelsea);
  expect(storedEntry(afterwards(now, change), chelsea)).toEqual(storedEntry(content, chelsea));
  expect(change.title).toBe("Areas › Chelsea: Borough, Homes (brought back)");
});

it("A version with another short name takes the entry, and what names it, back to its old address", () => {
  const past = written(content, project, { slug: "cafe" });
  const now = afterwards(content, past);
  const change = broughtBack(now, past, project);
  const paths = afterwards(now, change).files.map(({ path }) => path);
  expect(paths).toContain(project);
  expect(paths).not.toContain("projects/cafe.json");
  expect(textAt(afterwards(now, change), "redirects.json")).not.toContain(
    '"from": "/portfolio/cafe-backsplash"',
  );
});

it("A removed entry comes back as a new one, with the pictures that were removed since", () => {
  const past = removeEntry(content, project, []);
  const now = { ...afterwards(content, past), pictures: [] };
  const change = broughtBack(now, past, project);
  expect(storedEntry(afterwards(now, change), project)).toEqual(storedEntry(content, project));
  expect(change.pictures).toContainEqual({ kind: "added", path: "images/projects/cafe-backsplash/room.jpg" });
});

it("A version that breaks a rule by now is refused like any other change", async () => {
  const { seoTitle } = storedEntry(content, chelsea);
  const past = written(content, chelsea, { seoTitle: "Tiling by the river in SW3" });
  const taken = written(afterwards(content, past), "areas/battersea.json", { seoTitle });
  const now = afterwards(afterwards(content, past), taken);
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
