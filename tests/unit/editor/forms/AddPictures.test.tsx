import { act, fireEvent, render, screen } from "@testing-library/react";
import { AddPictures } from "../../../../src/editor/forms/AddPictures";
import { InputContextProvider } from "../../../../src/editor/forms/input-context";
import { reducedPicture } from "../../../../src/editor/forms/reduce-picture";
import type { NewPictures } from "../../../../src/editor/forms/useNewPictures";
import { UserError } from "../../../../src/editor/site/user-error";
import { createEditor } from "../../../../src/editor/state/editor";
import { EditorProvider } from "../../../../src/editor/state/editor-context";
import { fixtureStore } from "../fixture-store";

jest.mock("../../../../src/editor/forms/reduce-picture");
const reduce = jest.mocked(reducedPicture);

const path = "projects/cafe-backsplash.json";
const published = { message: "Published.", isPublication: true };

/** Chooses two files in the entry's form, after a publication. Returns the pictures that were added, and the notice. */
async function chooseTwoFiles() {
  window.location.hash = "#/projects/cafe-backsplash";
  const editor = createEditor(await fixtureStore());
  await editor.load();
  editor.notify(published);
  const added: string[] = [];
  const pictures: NewPictures = {
    bytes: new Map(),
    register: () => {},
    relativePath: (picture) => picture,
    add: async ({ name }) => name,
    address: (picture) => picture,
  };
  const context = { path, errors: new Map(), pictures, shownField: undefined, showField: () => {} };
  const field = { label: "Pictures", type: "array", optional: true } as const;
  render(
    <EditorProvider value={editor}>
      <InputContextProvider value={context}>
        <AddPictures field={field} isSeveral onAdd={(name) => added.push(name)} />
      </InputContextProvider>
    </EditorProvider>,
  );
  const files = ["one.jpg", "two.jpg"].map((name) => new File([], name));
  await act(async () => {
    fireEvent.change(screen.getByLabelText(/^Add pictures/), { target: { files } });
  });
  return { added, notice: editor.state.get().notice };
}

it("Added pictures leave the notice of a publication, which offers Undo", async () => {
  reduce.mockImplementation(async (file) => file);
  expect(await chooseTwoFiles()).toEqual({ added: ["one.jpg", "two.jpg"], notice: published });
});

it("A picture that cannot be used is named, and the others are added", async () => {
  reduce.mockRejectedValueOnce(new UserError("one.jpg is too small."));
  const { added, notice } = await chooseTwoFiles();
  expect(added).toEqual(["two.jpg"]);
  expect(notice).toEqual({ message: "one.jpg is too small.", tone: "alert" });
});

it("If the owner leaves the entry while its pictures are read, a sentence says that they were not added", async () => {
  reduce.mockImplementation(async (file) => {
    if (file.name === "two.jpg") window.location.hash = "#/";
    return file;
  });
  const { added, notice } = await chooseTwoFiles();
  expect(added).toEqual(["one.jpg"]);
  expect(notice?.message).toMatch(/were not added, because you left the entry\.$/);
});
