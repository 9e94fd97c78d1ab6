import { storyRows } from "../../../src/sections/project/story-rows";

const texts = ["room", "tile", "work"].map((text) => ({ title: `The ${text}`, text }));

const rowsOf = (pictures: string[], count: number) =>
  storyRows(pictures, texts.slice(0, count)).map(({ picture, texts, isPictureAtLeft, hasTitle }) =>
    [
      picture,
      isPictureAtLeft ? "left" : "right",
      ...texts.map(({ text }) => text),
      hasTitle && "title",
    ].filter(Boolean),
  );

it("Each picture of a story has a text beside it, at alternating sides, and the last has all that remain", () => {
  expect(rowsOf(["one", "two"], 3)).toEqual([
    ["one", "right", "room"],
    ["two", "left", "tile", "work"],
  ]);
  expect(rowsOf(["one", "two", "three"], 2)).toEqual([
    ["one", "right", "room"],
    ["two", "left", "tile"],
    ["three", "right"],
  ]);
});

it("A story of one text has its title beside the first picture", () => {
  expect(rowsOf(["one", "two"], 1)).toEqual([
    ["one", "right", "room", "title"],
    ["two", "left"],
  ]);
});
