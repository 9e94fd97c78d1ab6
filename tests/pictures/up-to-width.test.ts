import { upToWidth } from "../../src/pictures/Picture";

/** A `srcset` as Gatsby writes it: one candidate a line. */
const srcSet = (ending: string) => [400, 1000, 2160].map((w) => `/a-${w}.${ending} ${w}w`).join(",\n");

const images = {
  sources: [{ type: "image/avif", srcSet: srcSet("avif") }],
  fallback: { src: "/a-2160.webp", srcSet: srcSet("webp") },
};

describe("The files of a picture, up to the width that its slot wants", () => {
  it("are offered in every format, none wider", () => {
    const { sources, fallback } = upToWidth(images, 1000);
    expect(sources?.map(({ srcSet }) => srcSet)).toEqual(["/a-400.avif 400w,\n/a-1000.avif 1000w"]);
    expect(fallback).toEqual({ src: "/a-1000.webp" });
  });

  it("include one, sharp on most screens, for browsers without AVIF", () => {
    expect(upToWidth(images, 2160).fallback?.src).toBe("/a-1000.webp");
  });

  it("are all offered where the slot may be as wide as the window", () => {
    const { sources } = upToWidth(images, Number.POSITIVE_INFINITY);
    expect(sources?.[0]?.srcSet).toContain("/a-2160.avif 2160w");
  });

  it("are never none, so that a picture is shown in any case", () => {
    expect(upToWidth(images, 100).fallback?.src).toBe("/a-400.webp");
  });
});
