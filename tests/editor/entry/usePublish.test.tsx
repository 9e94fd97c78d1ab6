import { act, renderHook, waitFor } from "@testing-library/react";
import { useEntryErrors } from "../../../src/editor/entry/useEntryErrors";
import { useOpenEntry } from "../../../src/editor/entry/useOpenEntry";
import { usePublish } from "../../../src/editor/entry/usePublish";
import { createEditor } from "../../../src/editor/state/editor";
import { EditorProvider } from "../../../src/editor/state/editor-context";
import { fixtureStore } from "../fixture-store";

const path = "areas/chelsea.json";

it("What was typed in a form that is left while it is published is a draft of the published text", async () => {
  // jsdom has neither.
  const structuredClone = (value: unknown) => JSON.parse(JSON.stringify(value));
  Object.assign(globalThis, { structuredClone, caches: { delete: async () => true } });
  const typeOnAndLeave = () => {
    act(() => result.current.form.setValue("name", "Hounslow and Ealing"));
    unmount();
    window.location.hash = "#/";
  };
  const editor = createEditor(await fixtureStore(typeOnAndLeave));
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
  act(() => result.current.form.setValue("name", "Hounslow"));
  act(() => result.current.submit(result.current.draft.baseText));
  await waitFor(() => expect(editor.state.get().jobs).toEqual([]), { timeout: 4000 });
  const { site, drafts } = editor.state.get();
  const published = site?.entries.get(path);
  expect(published?.name).toBe("Hounslow");
  expect(drafts).toMatchObject([{ path, baseText: published?.text, value: { name: "Hounslow and Ealing" } }]);
});
