import { act, renderHook, waitFor } from "@testing-library/react";
import { useEntryErrors } from "../../../../src/editor/entry/useEntryErrors";
import { useOpenEntry } from "../../../../src/editor/entry/useOpenEntry";
import { usePublish } from "../../../../src/editor/entry/usePublish";
import { createEditor } from "../../../../src/editor/state/editor";
import { EditorProvider } from "../../../../src/editor/state/editor-context";
import { fixtureStore } from "../../../support/fixture-store";

const path = "areas/chelsea.json";

// jsdom has neither.
const structuredClone = (value: unknown) => JSON.parse(JSON.stringify(value));
Object.assign(globalThis, { structuredClone, caches: { delete: async () => true } });

/** Opens the entry's form, in an editor that calls `onPublish` while it stores a change. */
async function openForm(onPublish?: () => void) {
  localStorage.clear();
  const editor = createEditor(await fixtureStore(onPublish));
  await editor.load();
  window.location.hash = "#/areas/chelsea";
  const useForm = () => {
    const openEntry = useOpenEntry(path);
    return {
      ...openEntry,
      ...usePublish(
        openEntry,
        useEntryErrors(openEntry, () => {}),
      ),
    };
  };
  const { result, unmount } = renderHook(useForm, {
    wrapper: ({ children }) => <EditorProvider value={editor}>{children}</EditorProvider>,
  });
  return {
    state: editor.state,
    type: (name: string) => act(() => result.current.form.setValue("name", name)),
    press: () => act(() => result.current.submit(result.current.draft.baseText)),
    leave: () => {
      unmount();
      window.location.hash = "#/";
    },
    published: () => waitFor(() => expect(editor.state.get().jobs).toEqual([]), { timeout: 4000 }),
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
  expect(drafts).toMatchObject([{ path, baseText: entry?.text, value: { name: "Hounslow and Ealing" } }]);
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
