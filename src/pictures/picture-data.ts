import type { IGatsbyImageData } from "gatsby-plugin-image";

/** A picture as queries answer it. */
export interface PictureFile {
  childImageSharp: { gatsbyImageData: IGatsbyImageData } | null;
}

interface ResizedFile {
  src: string;
  /** In pixels. */
  width: number;
}

/** A picture's size and its files, each from the narrowest to the widest. */
interface PictureData {
  width: number;
  height: number;
  avif: readonly ResizedFile[];
  /** For browsers without AVIF. */
  fallback: readonly ResizedFile[];
}

/** The content check makes sure that sharp can read every picture of the content. */
export function pictureData({ childImageSharp }: PictureFile): PictureData {
  if (!childImageSharp) throw new Error("A picture of the content is not an image that sharp can read");
  const { width, height, images } = childImageSharp.gatsbyImageData;
  const { src = "", srcSet } = images.fallback ?? {};
  const avif = images.sources?.find(({ type }) => type === "image/avif");
  return {
    width,
    height,
    avif: filesIn(avif?.srcSet),
    // The editor's preview has one file.
    fallback: srcSet ? filesIn(srcSet) : [{ src, width }],
  };
}

/** Gatsby gives no list, only the attribute's text: "/a.avif 400w,\n/b.avif 700w". */
function filesIn(srcSet = ""): ResizedFile[] {
  return srcSet.split(",").flatMap((candidate) => {
    const [src, width = ""] = candidate.trim().split(" ");
    return src ? [{ src, width: Number.parseInt(width, 10) }] : [];
  });
}

/** The files that are not wider than the given pixels; the narrowest always stays. */
export function upToWidth(files: readonly ResizedFile[], widest: number): readonly ResizedFile[] {
  return files.filter(({ width }, index) => index === 0 || width <= widest);
}

/** As the HTML attribute has them. */
export const srcSetOf = (files: readonly ResizedFile[]): string =>
  files.map(({ src, width }) => `${src} ${width}w`).join(",\n");

/** Browsers without AVIF get one file, which is sharp on most screens. */
const widestFallback = 1100;

export function fallbackOf({ fallback }: PictureData): string {
  return upToWidth(fallback, widestFallback).at(-1)?.src ?? "";
}
