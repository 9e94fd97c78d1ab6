import { imageData, type PictureFile } from "./Picture";

/** A picture that only the page's viewer shows, as open-pictures.island.ts receives it. */
export interface FurtherPicture {
  /** The id of the link on the page after which the picture comes. */
  after: string;
  /** The id of its own link, which the address names after the #. */
  id: string;
  /** The title of its project. */
  title: string;
  /** The words in the corner of the picture. */
  label?: string | undefined;
  alt: string;
  /** The file for browsers without AVIF, and its size in pixels. */
  src: string;
  width: number;
  height: number;
  /** The files in AVIF, as the HTML attribute `srcset` has them. */
  srcSet?: string | undefined;
}

/** The files of a further picture. */
export function filesOf(image: PictureFile): Pick<FurtherPicture, "src" | "srcSet" | "width" | "height"> {
  const { images, width, height } = imageData(image);
  const { srcSet } = images.sources?.find(({ type }) => type === "image/avif") ?? {};
  return { src: images.fallback?.src ?? "", srcSet, width, height };
}
