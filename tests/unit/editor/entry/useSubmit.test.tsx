import { act, renderHook, waitFor } from "@testing-library/react";
import { useEntryErrors } from "../../../../src/editor/entry/useEntryErrors";
import { useOpenEntry } from "../../../../src/editor/entry/useOpenEntry";
import { useSubmit } from "../../../../src/editor/entry/useSubmit";
import type { Site } from "../../../../src/editor/site/site";
import { createEditor } from "../../../../src/editor/state/editor";
import { EditorProvider } from "../../../../src/editor/state/editor-context";
import { changeOf } from "../fixture-site";
import { fixtureStore } from "../fixture-store";

const path = "areas/chelsea.json";

// jsdom lacks both.
const structuredClone = (value: unknown) => JSON.parse(JSON.stringify(value));
Object.assign(globalThis, {
  structuredClone,
  caches: { delete: async () => true, open: async () => ({ keys: async () => [] }) },
});

/** Opens the entry's form, in an editor that calls `onWrite` while it writes a change. */
async function openForm(onWrite?: () => void) {
  localStorage.clear();
  const editor = createEditor(await fixtureStore(onWrite));
  await editor.load();
  window.location.hash = "#/areas/chelsea";
  const useForm = () => {
    const openEntry = useOpenEntry(path);
    return {
      ...openEntry,
      ...useSubmit(
        openEntry,
        useEntryErrors(openEntry, () => {}),
      ),
    };
  };
  const mount = () =>
    renderHook(useForm, {
      wrapper: ({ children }) => <EditorProvider value={editor}>{children}</EditorProvider>,
    });
  let mounted = mount();
  const open = () => mounted.result.current;
  return {
    ...editor,
    open,
    addPicture: (picture: string) => act(() => open().pictures.register(picture, new Blob())),
    type: (name: string, field = "name") => act(() => open().form.setValue(field, name)),
    press: () => act(() => open().submit(open().content.baseText)),
    leave: () => {
      mounted.unmount();
      window.location.hash = "#/";
    },
    comeBack: () => {
      window.location.hash = "#/areas/chelsea";
      mounted = mount();
    },
    published: () => waitFor(() => expect(editor.state.get().jobs).toEqual([])),
  };
}

it("What was typed in a form that is left while it is published is a draft of the published text", async () => {
  const { state, type, press, leave, published } = await openForm(() => {
    type("Hounslow and Ealing");
    leave();
  });
  type("Hounslow");
  press();
  await published();
  const { site, drafts } = state.get();
  const entry = site?.entries.get(path);
  expect(entry?.name).toBe("Hounslow");
  expect(state.get().notice?.message).toBe("“Hounslow” is published. It is shown soon.");
  expect(drafts).toMatchObject([{ path, baseText: entry?.text, value: { name: "Hounslow and Ealing" } }]);
});

it.each([
  ["are shown as published", "Hounslow", []],
  [
    "stay as a draft if more is typed",
    "Hounslow and Ealing",
    [{ path, value: { name: "Hounslow and Ealing" } }],
  ],
])("The words of a form that is left and opened again while it is published %s", async (_, name, left) => {
  const { state, open, type, press, leave, comeBack, published } = await openForm(() => {
    leave();
    comeBack();
    type(name);
  });
  type("Hounslow");
  press();
  await published();
  const publishedText = state.get().site?.entries.get(path)?.text;
  expect(state.get().drafts).toMatchObject(left);
  expect(open().form.getValues("name")).toBe(name);
  expect(open().content).toMatchObject({ baseText: publishedText, isDirty: left.length > 0 });
});

it("A name that is put back while another one is published is an unpublished change", async () => {
  const { state, open, type, press, published } = await openForm(() => type("Chelsea"));
  type("Wrong");
  press();
  await published();
  const baseText = state.get().site?.entries.get(path)?.text;
  expect(baseText).toContain("Wrong");
  expect(open().form.getValues("name")).toBe("Chelsea");
  expect(open().content).toMatchObject({ baseText, isDirty: true });
});

it("A form that is left while it is published reports in a notice why it was refused", async () => {
  const { state, type, press, leave, published } = await openForm();
  type("");
  press();
  leave();
  await published();
  expect(state.get().notice).toMatchObject({
    tone: "alert",
    message: expect.stringContaining("cannot be done now"),
  });
});

it("An entry with another short name is open at its new address before it leaves the old one", async () => {
  const { state, type, press, published } = await openForm();
  const hashes = new Set<string>();
  state.subscribe(() => {
    if (!state.get().site?.entries.has(path)) hashes.add(window.location.hash);
  });
  type("hounslow", "slug");
  press();
  await published();
  expect([...hashes]).toEqual(["#/areas/hounslow"]);
});

it("A form whose words are put back by hand shows what somebody else has published meanwhile", async () => {
  const { open, type, attempt, publish } = await openForm();
  type("Mine");
  const theirs = (newest: Site) => changeOf(newest, path, { name: "Theirs" });
  await act(() => attempt(() => publish(theirs, "Published.")));
  expect(open().form.getValues("name")).toBe("Mine");
  type("Chelsea");
  expect(open().form.getValues("name")).toBe("Theirs");
});

it("A picture that is added while its entry gets another address is kept with the draft", async () => {
  const saved: string[] = [];
  const open = async (name: string) => ({ put: async (picture: string) => saved.push(name + picture) });
  Object.assign(globalThis, { Response: Object, caches: { ...caches, open } });
  URL.createObjectURL = () => "blob:picture";
  const { type, addPicture, press, published } = await openForm(() => {
    addPicture("images/later.jpg");
    type("Hounslow and Ealing");
  });
  type("hounslow", "slug");
  press();
  await published();
  expect(saved).toEqual(["editor-words:areas/hounslow.json/images/later.jpg"]);
});
