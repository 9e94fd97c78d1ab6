/** @jest-environment node */

import { readContentFiles } from "../../../src/content/reading/read-content-files";
import { pictureUsesIn } from "../../../src/editor/pictures/picture-uses";
import { contentFolder } from "../../content/valid-content";

it("Every field that shows a picture is found, with its place in the editor's words", async () => {
  const uses = pictureUsesIn(await readContentFiles(contentFolder));
  const room = uses.find(({ picture }) => picture === "images/projects/cafe-backsplash/room.jpg");
  expect(room?.field).toBe("pictures[0].image");
  expect(room?.place).toMatch(/^Portfolio › .+ › Pictures › 1 › Image$/);
  expect(uses.some(({ picture }) => picture.endsWith("unused.jpg"))).toBe(false);
});
