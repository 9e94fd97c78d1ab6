import { render, screen } from "@testing-library/react";
import { ErrorList } from "../../../../src/editor/entry/ErrorList";
import { createEditor } from "../../../../src/editor/state/editor";
import { EditorProvider } from "../../../../src/editor/state/editor-context";
import { fixtureStore } from "../fixture-store";

const file = "projects/cafe-backsplash.json";

it.each([
  ["title", "Fill in Image."],
  ["pictures.1.image", "Pictures 2: Fill in Image."],
  ["beforeAndAfter.before.image", "Before and after › Before: Fill in Image."],
])("A problem names the groups and rows around its field, but not the field: %s", async (field, says) => {
  const editor = createEditor(await fixtureStore());
  await editor.load();
  render(
    <EditorProvider value={editor}>
      <ErrorList path={file} errors={[{ file, field, message: "Fill in Image." }]} onPick={() => {}} />
    </EditorProvider>,
  );
  expect(screen.getByRole("listitem").textContent).toBe(says);
});
