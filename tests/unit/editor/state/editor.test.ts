/** @jest-environment jsdom */
import { editEntry } from "../../../../src/editor/change/edit-entry";
import type { Site } from "../../../../src/editor/site/site";
import { UserError } from "../../../../src/editor/site/user-error";
import { savePicture } from "../../../../src/editor/state/drafts";
import { createEditor, type Editor } from "../../../../src/editor/state/editor";
import { entryAddress } from "../../../../src/editor/state/editor-routes";
import type { MakeChange } from "../../../../src/editor/store/checked-store";
import { type Edit, fixtureFiles, realFirm, set } from "../../../support/fixture-edits";
import { changeOf } from "../fixture-site";
import { fixtureStore } from "../fixture-store";

const chelsea = "areas/chelsea.json";
const rename = (newest: Site) => changeOf(newest, chelsea, { name: "Hounslow" });

/** Publishes a change as a screen does. */
const publish = ({ attempt, publish }: Editor, make: MakeChange) =>
  attempt(() => publish(make, "Published."));

/** Presses Undo in the notice of a publication. */
async function undo(state: Editor["state"]): Promise<void> {
  state.get().notice?.action?.act();
  await new Promise<void>((undone) => {
    state.subscribe(() => state.get().jobs.length === 0 && undone());
  });
}

/** Makes a Cache API, which jsdom lacks. Returns its pictures, each after the name of its cache. */
function fakeCaches(): Set<string> {
  const pictures = new Set<string>();
  const of = (name: string) => [...pictures].filter((picture) => picture.startsWith(name));
  const open = async (name: string) => ({
    put: async (picture: string) => pictures.add(name + picture),
    keys: async () => of(name).map((picture) => ({ url: picture.replace(name, "https://editor") })),
    match: async () => ({ blob: async () => new Blob() }),
  });
  const remove = async (name: string) => {
    for (const picture of of(name)) pictures.delete(picture);
  };
  Object.assign(globalThis, { Response: Object, caches: { open, delete: remove } });
  return pictures;
}

afterEach(() => {
  localStorage.clear();
  window.location.hash = "";
});

it("A publication is shown and reported, and Undo takes it back", async () => {
  const editor = createEditor(await fixtureStore());
  const { state, load } = editor;
  const storedName = () => state.get().site?.entries.get(chelsea)?.name;
  await load();
  const before = storedName();
  await publish(editor, rename);
  expect(storedName()).toBe("Hounslow");
  const { notice } = state.get();
  expect(notice?.message).toBe("Published. It is shown soon.");
  await undo(state);
  expect(storedName()).toBe(before);
  expect(state.get().notice).toEqual({
    message: "Undone: Areas › Hounslow: Name. It is shown soon.",
    isPublication: true,
  });
});

it("Undo stays while another screen is opened without a connection", async () => {
  const store = await fixtureStore();
  const editor = createEditor(store);
  await publish(editor, rename);
  const read = jest.fn(() => Promise.reject(new UserError("No connection.")));
  Object.assign(store, { read });
  editor.leaveScreen();
  await new Promise((later) => setTimeout(later));
  expect(read).toHaveBeenCalledTimes(1);
  expect(editor.state.get().notice?.action?.name).toBe("Undo");
});

it("Undo is offered again, on any screen, if it fails", async () => {
  const store = await fixtureStore();
  const { read } = store;
  const editor = createEditor(store);
  const { state } = editor;
  await publish(editor, rename);
  Object.assign(store, { read: () => Promise.reject(new UserError("No connection.")) });
  await undo(state);
  editor.leaveScreen();
  expect(state.get().notice).toMatchObject({ message: "No connection.", tone: "alert" });
  Object.assign(store, { read });
  await undo(state);
  expect(state.get().site?.entries.get(chelsea)?.name).toBe("Chelsea");
});

it("The words of a new entry are a draft again if its publication is undone", async () => {
  const editor = createEditor(await fixtureStore());
  const { state, load } = editor;
  const [formPath, path] = ["faqs/~new-1.json", "faqs/who-sweeps.json"];
  await load();
  await publish(editor, (newest) => editEntry(newest, formPath, question));
  window.location.hash = entryAddress(path);
  await undo(state);
  expect(state.get().site?.entries.has(path)).toBe(false);
  expect(state.get().drafts).toMatchObject([{ path: formPath, value: question, baseText: undefined }]);
  expect(window.location.hash).toBe(entryAddress(formPath));
});

it("An entry is shown at its old address again if its renaming is undone, and has no draft", async () => {
  const editor = createEditor(await fixtureStore());
  const { state, load } = editor;
  await load();
  await publish(editor, (newest) => changeOf(newest, chelsea, { slug: "hounslow" }));
  window.location.hash = entryAddress("areas/hounslow.json");
  await undo(state);
  expect(window.location.hash).toBe(entryAddress(chelsea));
  expect(state.get().drafts).toEqual([]);
});

const question = { question: "Who sweeps?", answer: "We do, every evening, before we leave the room." };

it.each([
  ["a new entry", "faqs/~new-1.json", "faqs/who-sweeps.json", question],
  ["a renaming", chelsea, "areas/hounslow.json", { slug: "hounslow" }],
])("Undo of %s keeps the words and pictures that were added since", async (_, formPath, path, values) => {
  const pictures = fakeCaches();
  const editor = createEditor(await fixtureStore());
  const { state, load, updateDraft } = editor;
  await load();
  await publish(editor, (newest) => changeOf(newest, formPath, values));
  window.location.hash = entryAddress(path);
  const { text, value } = state.get().site?.entries.get(path) ?? {};
  updateDraft(path, { value: { ...value, answer: "Newer", introduction: "Newer" }, baseText: text });
  await savePicture(path, "images/new.jpg", new Blob());
  await undo(state);
  expect(state.get().drafts).toMatchObject([{ path: formPath, value: { introduction: "Newer" } }]);
  expect([...pictures]).toEqual([`editor-words:${formPath}/images/new.jpg`]);
  expect(window.location.hash).toBe(entryAddress(formPath));
});

describe("If the site cannot be built, the notice of a publication", () => {
  /** The notice after a publication over content with these edits. */
  async function noticeAfter(...edits: Edit[]) {
    const editor = createEditor(await fixtureStore(undefined, fixtureFiles(...edits)));
    await publish(editor, (newest) => changeOf(newest, "areas/fulham.json", { name: "Hounslow" }));
    return editor.state.get().notice;
  }

  it("names the entry that was wrong before, and what is wrong in it", async () => {
    const { message, tone } = (await noticeAfter(set(chelsea, "postcodes", ["SW"]))) ?? {};
    expect(message).toMatch(
      /^Stored\. The site cannot be published yet\. Areas › Chelsea: Postcode districts must be/,
    );
    expect(tone).toBe("alert");
  });

  it("names the legal details without which a site at a real address is not built", async () => {
    const notice = await noticeAfter(realFirm, set("company.json", "legal.guarantee", undefined));
    expect(notice?.message).toContain("Company › Company details: Length of the guarantee is missing.");
  });

  it("names the first error of many, and where the others are listed", async () => {
    const fields = ["hero.headline", "hero.badge"].map((field) => set("pages/home.json", field, ""));
    const notice = await noticeAfter(...fields);
    expect(notice?.message).toMatch(/ \(and 1 more: the start page lists them\)$/);
  });
});

it("If the content cannot be read after signing in again, a notice says so, and the content stays", async () => {
  const store = await fixtureStore();
  const { state, load } = createEditor(store);
  await load();
  const read = () => Promise.reject(new UserError("No connection."));
  Object.assign(store, { read });
  await load();
  expect(state.get().notice).toEqual({ message: "No connection.", tone: "alert" });
  expect(state.get().site?.entries.has(chelsea)).toBe(true);
});

it("The drafts of all entries are in the state until they are forgotten, with their pictures", async () => {
  const removed = jest.fn(async () => true);
  Object.assign(globalThis, { caches: { delete: removed } });
  const { state, load, updateDraft, forgetDraft } = createEditor(await fixtureStore());
  const draft = { value: { name: "Mine" }, baseText: "{}" };
  updateDraft(chelsea, draft);
  expect(state.get().drafts).toMatchObject([{ path: chelsea, ...draft }]);
  await load();
  expect(state.get().drafts).toMatchObject([{ path: chelsea, ...draft }]);
  forgetDraft(chelsea);
  expect(state.get().drafts).toEqual([]);
  expect(removed).toHaveBeenCalledWith(`editor-words:${chelsea}`);
});
