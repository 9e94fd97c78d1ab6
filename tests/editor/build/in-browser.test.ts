import { posix as nodes } from "node:path";
import fc from "fast-check";
import { posix } from "../../../src/editor/build/in-browser";

const step = fc.constantFrom("..", ".", "images", "projects", "a.json", "Café Léon.jpg");
const path = fc.array(step, { minLength: 1, maxLength: 6 }).map((steps) => steps.join("/"));

describe("A path of the content, in the browser", () => {
  it("is joined, taken apart and put in order as Node does it", () => {
    fc.assert(
      fc.property(path, path, (one, other) => {
        expect(posix.normalize(one)).toBe(nodes.normalize(one));
        expect(posix.join(one, other)).toBe(nodes.join(one, other));
        expect(posix.dirname(one)).toBe(nodes.dirname(one));
        expect(posix.basename(one)).toBe(nodes.basename(one));
        expect(posix.basename(one, ".json")).toBe(nodes.basename(one, ".json"));
      }),
    );
  });

  it.each([
    ["projects", "images/projects/loft/room.jpg", "../images/projects/loft/room.jpg"],
    ["pages", "images/hero/wide.jpg", "../images/hero/wide.jpg"],
    [".", "images/a.jpg", "images/a.jpg"],
    ["a/b", "a/c", "../c"],
  ])("from %s to %s is %s", (from, to, way) => {
    expect(posix.relative(from, to)).toBe(way);
    expect(nodes.relative(from, to)).toBe(way);
  });
});
