/** @jest-environment node */
import { cutWindow } from "../../src/publish/cut-picture";

const landscape = { width: 1600, height: 1000 };
const upright = { width: 1200, height: 1600 };

describe("The part that is left of a picture", () => {
  it.each([
    ["the middle, where no point was chosen", landscape, 1.25, null, [175, 0, 1250, 1000]],
    ["the left, where the point is there", landscape, 1.25, "0% 40%", [0, 0, 1250, 1000]],
    ["the right, where the point is there", landscape, 1.25, "100% 0%", [350, 0, 1250, 1000]],
    ["the foot of an upright one", upright, 1.2, "20% 100%", [0, 600, 1200, 1000]],
    ["all of it, where its shape is the one that is asked for", landscape, 1.6, "0% 0%", [0, 0, 1600, 1000]],
  ])("is %s", (_what, size, shape, focus, [left, top, width, height]) => {
    expect(cutWindow(size, { aspectRatio: shape, focus })).toEqual({ left, top, width, height });
  });

  it("has the point as far across as the whole has, so that it can be cut once more around the same point", () => {
    const { left, width } = cutWindow(landscape, { aspectRatio: 1.25, focus: "80% 50%" });
    expect((0.8 * landscape.width - left) / width).toBeCloseTo(0.8, 2);
  });
});
