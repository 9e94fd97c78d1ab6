/** @jest-environment jsdom */
import { siteOf } from "../../../../src/editor/site/site";
import { saveDraft, unpublishedDraft, unpublishedDrafts } from "../../../../src/editor/state/drafts";

const path = "areas/chelsea.json";
const draft = { value: { name: "Chelsea" }, baseText: "{}" };
const site = siteOf({ files: [{ path, text: '{"name":"Chelsea Reach"}' }], pictures: [] });

afterEach(() => localStorage.clear());

it("The latest draft of an entry wins", () => {
  saveDraft(path, draft);
  saveDraft(path, { ...draft, value: { name: "Chelsea Harbour" } });
  expect(unpublishedDrafts(site)).toEqual([{ path, value: { name: "Chelsea Harbour" }, baseText: "{}" }]);
});

it("A draft is removed once its changes are taken back", () => {
  saveDraft(path, draft);
  saveDraft(path, undefined);
  expect(unpublishedDrafts(site)).toEqual([]);
});

it("A draft that equals the stored entry is published", () => {
  saveDraft(path, { ...draft, value: { name: "Chelsea Reach " } });
  expect(unpublishedDraft(site, path)).toBeUndefined();
});

it("The editor ignores a stored record that is not a draft", () => {
  localStorage.setItem(`editor-words:${path}`, '{"value":');
  expect(unpublishedDraft(site, path)).toBeUndefined();
});
