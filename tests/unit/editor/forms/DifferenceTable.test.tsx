import { render, screen } from "@testing-library/react";
import { DifferenceTable } from "../../../../src/editor/forms/DifferenceTable";
import { createEditor } from "../../../../src/editor/state/editor";
import { EditorProvider } from "../../../../src/editor/state/editor-context";
import { fixtureStore } from "../fixture-store";

const [room, detail] = ["room", "detail"].map((name) => ({ image: `../images/projects/cafe/${name}.jpg` }));

it.each([
  ["a picture by its file's name", { pictures: [room] }, { pictures: [detail] }, ["room.jpg", "detail.jpg"]],
  [
    "another entry by its name",
    { service: "tile-repairs" },
    { service: "gone" },
    ["Tile Repairs, Regrouting and New Sealant", "gone"],
  ],
  ["a tick as Yes or No", {}, { beforeAndAfter: { sameSpot: true } }, ["—", "Yes"]],
])("A table of differences names %s", async (_, before, after, cells) => {
  const editor = createEditor(await fixtureStore());
  await editor.load();
  render(
    <EditorProvider value={editor}>
      <DifferenceTable path="projects/new.json" {...{ before, after }} titles={["Then", "Now"]} />
    </EditorProvider>,
  );
  expect(screen.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual(cells);
});
