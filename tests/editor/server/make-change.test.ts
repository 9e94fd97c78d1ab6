/** @jest-environment node */
import { checkContentFolder } from "../../../src/content/check-content-folder";
import { editEntry } from "../../../src/editor/change/edit-entry";
import { siteOf } from "../../../src/editor/site/site";
import { makeChange, readContent } from "../../../tools/editor/make-change";
import { fixture } from "../../content/valid-content";
import { copyData } from "./data-copy";

const project = "projects/cafe-backsplash.json";

it("A change of several files is written whole, and the content is in order afterwards", async () => {
  const copy = await copyData();
  const content = await readContent(copy.data);
  const value = { ...Object(fixture(project)), slug: "cafe" };
  const { texts } = editEntry(siteOf(content), { path: project, value });
  await makeChange(copy.data, { texts, version: content.version, pictures: new Map() });
  const files = await copy.files();
  expect([files["projects/cafe.json"] === undefined, files[project]]).toEqual([false, undefined]);
  expect(await checkContentFolder(copy.data)).toEqual([]);
});
