import { act, render, screen } from "@testing-library/react";
import { EntryPage } from "../../../../src/editor/entry/EntryPage";
import { createEditor } from "../../../../src/editor/state/editor";
import { EditorProvider } from "../../../../src/editor/state/editor-context";
import { fixtureStore } from "../fixture-store";

jest.mock("../../../../src/editor/preview/PagePreview", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

it("A form works without its preview, and a sentence says why the page is not there", async () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  Object.assign(globalThis, { caches: { delete: async () => true } });
  const editor = createEditor(await fixtureStore());
  await editor.load();
  await act(async () => {
    render(
      <EditorProvider value={editor}>
        <EntryPage path="faqs/~new-1.json" />
      </EditorProvider>,
    );
  });
  expect(await screen.findByText(/^The page could not be loaded/)).toBeTruthy();
  expect(screen.getByLabelText("Question")).toBeTruthy();
});
