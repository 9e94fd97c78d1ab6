import { type MeasuredPicture, pictureRows, tooCoarse } from "../../pictures/picture-rows";

const measured = (format: "avif" | "webp", score: number, name = "hero.jpg"): MeasuredPicture => {
  return { name, format, score, file: `${name}-${score}.${format}`, width: 400, bytes: 2048 };
};

describe("The table of pictures", () => {
  it("has a row for each master over its widths, and one for all, in each format", () => {
    const pictures = [
      measured("avif", 0.5),
      measured("avif", 0.7),
      measured("avif", 0.8),
      measured("webp", 1),
    ];
    expect(pictureRows([...pictures, measured("avif", 0.9, "room.jpg")])).toEqual([
      ["hero.jpg", "avif", "3", "0.50", "0.70", "0.80", "6"],
      ["room.jpg", "avif", "1", "0.90", "0.90", "0.90", "2"],
      ["all", "avif", "4", "0.50", "0.75", "0.90", "8"],
      ["hero.jpg", "webp", "1", "1.00", "1.00", "1.00", "2"],
      ["all", "webp", "1", "1.00", "1.00", "1.00", "2"],
    ]);
  });
});

describe("A picture is too far from its master", () => {
  it("in AVIF sooner than in WebP", () => {
    const pictures = [
      measured("avif", 0.9),
      measured("avif", 0.91),
      measured("webp", 1.4),
      measured("webp", 1.41),
    ];
    expect(tooCoarse(pictures).map(({ file }) => file)).toEqual(["hero.jpg-0.91.avif", "hero.jpg-1.41.webp"]);
  });
});
