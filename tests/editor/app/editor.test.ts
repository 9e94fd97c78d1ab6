import { createEditor } from "../../../src/editor/app/editor";
import type { Site } from "../../../src/editor/site/site";
import { fixtureFiles, set } from "../../content/content-folder";
import { written } from "../change/written";
import { fixtureStore } from "../fixture-store";

const chelsea = "areas/chelsea.json";
const rename = (newest: Site) => written(newest, chelsea, { name: "Hounslow" });

afterEach(() => localStorage.clear());

it("A publication is shown and reported, and Undo takes it back", async () => {
  const { state, load, publish } = createEditor(await fixtureStore());
  const storedName = () => state.get().site?.entries.get(chelsea)?.name;
  await load();
  const before = storedName();
  await publish(rename, "Published.");
  expect(storedName()).toBe("Hounslow");
  const { notice } = state.get();
  expect(notice?.message).toBe("Published. It is shown soon.");
  notice?.action?.act();
  await new Promise<void>((undone) => {
    state.subscribe(() => state.get().notice !== notice && undone());
  });
  expect(storedName()).toBe(before);
  expect(state.get().notice).toEqual({ message: "Undone. It is shown soon.", isPublication: true });
});

it("If the site cannot be built, the change is called stored", async () => {
  const files = await fixtureFiles(set("areas/fulham.json", "postcodes", ["SW"]));
  const { state, publish } = createEditor(await fixtureStore(undefined, files));
  await publish(rename, "Published.");
  const { message, tone } = state.get().notice ?? {};
  expect(message).toMatch(/^Stored\. The site cannot be published yet\. Areas › Fulham: Postcode districts/);
  expect(tone).toBe("alert");
});

it("The drafts of all entries are in the state until they are forgotten, with their pictures", async () => {
  const removed = jest.fn(async () => true);
  Object.assign(globalThis, { caches: { delete: removed } });
  const { state, load, keepDraft, forgetDraft } = createEditor(await fixtureStore());
  const draft = { value: { name: "Mine" }, baseText: "{}" };
  keepDraft(chelsea, draft);
  expect(state.get().drafts).toMatchObject([{ path: chelsea, ...draft }]);
  await load();
  expect(state.get().drafts).toMatchObject([{ path: chelsea, ...draft }]);
  forgetDraft(chelsea);
  expect(state.get().drafts).toEqual([]);
  expect(removed).toHaveBeenCalledWith(`editor-words:${chelsea}`);
});
