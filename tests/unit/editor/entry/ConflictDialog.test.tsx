import { act, fireEvent, render, screen } from "@testing-library/react";
import { ConflictDialog } from "../../../../src/editor/entry/ConflictDialog";
import { useOpenEntry } from "../../../../src/editor/entry/useOpenEntry";
import { createEditor } from "../../../../src/editor/state/editor";
import { EditorProvider } from "../../../../src/editor/state/editor-context";
import { fixtureStore } from "../fixture-store";

const path = "areas/chelsea.json";

function Conflicting() {
  const theirs = { name: "Theirs" };
  const conflict = { theirText: "{}", theirVersion: theirs, myVersion: { name: "Mine" } };
  const openEntry = useOpenEntry(path);
  return (
    <>
      <output>{String(openEntry.content.value.name)}</output>
      <ConflictDialog {...{ openEntry, conflict }} submit={() => {}} onClose={() => {}} />
    </>
  );
}

it("After “Use their version” and “Use mine again”, form and notice are those of my version", async () => {
  Object.assign(globalThis, { caches: { delete: async () => true } });
  // jsdom has dialogs that cannot be opened.
  Object.assign(HTMLDialogElement.prototype, { showModal: () => {}, close: () => {} });
  const editor = createEditor(await fixtureStore());
  const notice = () => editor.state.get().notice;
  await editor.load();
  render(
    <EditorProvider value={editor}>
      <Conflicting />
    </EditorProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Use their version", hidden: true }));
  expect(screen.getByRole("status").textContent).toBe("Theirs");
  expect(notice()?.message).toBe("Their version is in the form.");
  act(() => notice()?.action?.act());
  expect(screen.getByRole("status").textContent).toBe("Mine");
  expect(notice()?.message).toBe("Your version is in the form again.");
});
