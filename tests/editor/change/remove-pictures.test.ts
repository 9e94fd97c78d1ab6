import { removePictures } from "../../../src/editor/change/remove-pictures";

const paths = ["images/tiles/one.jpg", "images/tiles/two.jpg"];
const content = { version: "1", files: [], pictures: paths.map((path) => ({ path })) };

it("Several pictures are removed in one change", () => {
  expect(removePictures(content, paths)).toEqual({
    title: "2 pictures: removed",
    texts: [],
    pictures: paths.map((path) => ({ kind: "removed", path })),
  });
});

it("A picture that is gone already is not removed once more", () => {
  const { title, pictures } = removePictures(content, ["images/tiles/one.jpg", "images/gone.jpg"]);
  expect([title, pictures]).toEqual([
    "Picture tiles/one.jpg: removed",
    [{ kind: "removed", path: "images/tiles/one.jpg" }],
  ]);
});
