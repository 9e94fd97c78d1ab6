/** @jest-environment node */
import promises from "node:fs/promises";
import { checkContentFolder } from "../../../src/content/check-content-folder";
import { editEntry } from "../../../src/editor/change/edit-entry";
import { siteOf } from "../../../src/editor/site/site";
import { StaleError } from "../../../src/editor/store/store";
import { makeChange, readContent } from "../../../tools/editor/make-change";
import { published } from "../../content/valid-content";
import { copyData } from "./data-copy";

const project = "projects/cafe-backsplash.json";

/** A copy of the content with a change: another slug, and what names the old one is written anew. */
async function copyWithChange() {
  const copy = await copyData();
  const content = await readContent(copy.data);
  const value = { ...Object(published(project)), slug: "cafe" };
  const { texts } = editEntry(siteOf(content), { path: project, value });
  return { ...copy, change: { texts, version: content.version, pictures: new Map() } };
}

let copy: Awaited<ReturnType<typeof copyWithChange>>;

beforeEach(async () => {
  copy = await copyWithChange();
});
afterEach(() => void jest.restoreAllMocks());

it("A change of files is written whole, and the content is in order afterwards", async () => {
  await makeChange(copy.data, copy.change);
  const files = await copy.files();
  expect([files["projects/cafe.json"] === undefined, files[project]]).toEqual([false, undefined]);
  expect(await checkContentFolder(copy.data)).toEqual([]);
});

it("A change of content that was changed since, by hand or by another browser, is made again by the editor", async () => {
  await copy.write("faqs/keys.json", {});
  await expect(makeChange(copy.data, copy.change)).rejects.toBeInstanceOf(StaleError);
  expect((await copy.files())["projects/cafe.json"]).toBeUndefined();
});

it("A file that the computer does not allow stays as it was", async () => {
  const before = await copy.files();
  const locked = Object.assign(new Error("EROFS"), { code: "EROFS" });
  jest.spyOn(promises, "writeFile").mockRejectedValue(locked);
  await expect(makeChange(copy.data, copy.change)).rejects.toBe(locked);
  expect(await copy.files()).toEqual(before);
});
