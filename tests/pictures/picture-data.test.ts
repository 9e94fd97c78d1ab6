import { fallbackOf, pictureData, srcSetOf, upToWidth } from "../../src/pictures/picture-data";

/** A `srcset` as Gatsby writes it: one candidate a line. */
const srcSet = (ending: string) => [400, 1000, 2160].map((w) => `/a-${w}.${ending} ${w}w`).join(",\n");

const size = { layout: "constrained", width: 2160, height: 1620 } as const;

const picture = pictureData({
  childImageSharp: {
    gatsbyImageData: {
      ...size,
      images: {
        sources: [{ type: "image/avif", srcSet: srcSet("avif"), sizes: "100vw" }],
        fallback: { src: "/a-2160.webp", srcSet: srcSet("webp") },
      },
    },
  },
});

describe("The files of a picture, up to the width that its slot wants", () => {
  it("are offered as Gatsby made them, none wider", () => {
    expect(srcSetOf(upToWidth(picture.avif, 1000))).toBe("/a-400.avif 400w,\n/a-1000.avif 1000w");
  });

  it("include one, sharp on most screens, for browsers without AVIF", () => {
    expect(fallbackOf(picture)).toBe("/a-1000.webp");
  });

  it("are all offered where the slot may be as wide as the window", () => {
    expect(srcSetOf(upToWidth(picture.avif, Number.POSITIVE_INFINITY))).toBe(srcSet("avif"));
  });

  it("are never none, so that a picture is shown in any case", () => {
    expect(srcSetOf(upToWidth(picture.avif, 100))).toBe("/a-400.avif 400w");
  });
});

it("A picture that was just chosen in the editor has one file, whatever its URL holds", () => {
  const src = "data:image/jpeg;base64,/9j/4AAQ";
  const chosen = pictureData({
    childImageSharp: { gatsbyImageData: { ...size, images: { fallback: { src } } } },
  });
  expect(fallbackOf(chosen)).toBe(src);
  expect(chosen.avif).toEqual([]);
});
