import type { IGatsbyImageData } from "gatsby-plugin-image";
import { inSlot, type PictureSlot } from "../../../src/pictures/picture-slots";

const tablet = "(min-width: 40em)";

const upright: PictureSlot = [
  { width: "7rem", ratio: 4 / 5 },
  { query: tablet, width: "12rem", ratio: 4 / 5 },
];

const sizesOf = (width: number, height: number) => {
  const gatsbyImageData: IGatsbyImageData = { width, height, layout: "constrained", images: { sources: [] } };
  return inSlot(upright, { childImageSharp: { gatsbyImageData } }).sizes;
};

describe("The sizes of a picture in an upright slot", () => {
  it("are the slot's widths if it is as upright or more so, the widest window first", () => {
    for (const height of [5, 6]) expect(sizesOf(4, height)).toBe(`${tablet} 12rem, 7rem`);
  });

  it("are larger if it is wider, because it is drawn as high as the slot and its sides are cut off", () => {
    expect(sizesOf(3, 2)).toBe(`${tablet} calc(12rem * 1.88), calc(7rem * 1.88)`);
  });
});
