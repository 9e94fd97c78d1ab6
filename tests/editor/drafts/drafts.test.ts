import { draftOf, forgetDraft, keepDraft } from "../../../src/editor/drafts/drafts";

const path = "areas/chelsea.json";
const draft = { value: { name: "Chelsea" }, published: "{}" };

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it("The latest draft of an entry wins", () => {
  keepDraft(path, draft);
  keepDraft(path, { ...draft, value: { name: "Chelsea Harbour" } });
  expect(draftOf(path)).toEqual({ path, value: { name: "Chelsea Harbour" }, published: "{}" });
});

it("A draft that is forgotten is gone, with its pictures", () => {
  const forgotten = jest.fn(async () => true);
  Object.assign(globalThis, { caches: { delete: forgotten } });
  keepDraft(path, draft);
  forgetDraft(path);
  expect(draftOf(path)).toBeUndefined();
  expect(forgotten).toHaveBeenCalledWith(`editor-words:${path}`);
});

it("A draft whose changes were taken back is gone", () => {
  keepDraft(path, draft);
  keepDraft(path, undefined);
  expect(draftOf(path)).toBeUndefined();
});

it("A record that is not a draft is passed over", () => {
  localStorage.setItem(`editor-words:${path}`, '{"value":');
  expect(draftOf(path)).toBeUndefined();
});

it("A storage that refuses is reported", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  expect(keepDraft(path, draft)).toBe(false);
});
