import { css, type SerializedStyles } from "@emotion/react";
import { createContext, useContext } from "react";
import { colours } from "../theme/tokens";
import { fallbackOf, type PictureFile, pictureData, srcSetOf, upToWidth } from "./picture-data";

/** A file of a page's most important picture, as its head asks for it. */
export interface PriorityPicture {
  imageSrcSet: string;
  imageSizes: string;
}

/** The renderer collects preloads here. Undefined in a browser. */
export const PriorityPictures = createContext<PriorityPicture[] | undefined>(undefined);

interface PictureProps {
  image: PictureFile;
  /** Alternative text. Empty for ornament. */
  alt: string;
  /** The HTML attribute `sizes`. For a cropped picture it depends on the picture's own shape. */
  sizes: string | ((ratio: number) => string);
  /** The widest file that the slot wants on any screen, in pixels; larger ones are not offered. */
  widest?: number | undefined;
  /** The page's first picture: fetched at once and before all others. */
  priority?: boolean | undefined;
  /** In sight at first, but not to be fetched before other pictures there. */
  canWait?: boolean | undefined;
  /** The point that stays in view where the slot has another shape, as CSS writes it: 30% 70%. */
  focus?: string | null;
  styles?: SerializedStyles | undefined;
}

/**
 * A picture in modern formats, complete without a script. gatsby-plugin-image's own component would hide it until its
 * script has loaded.
 */
export function Picture({
  image,
  alt,
  sizes,
  widest = Number.POSITIVE_INFINITY,
  priority = false,
  canWait = false,
  focus,
  styles,
}: PictureProps) {
  const data = pictureData(image);
  const { width, height } = data;
  const imageSizes = typeof sizes === "string" ? sizes : sizes(width / height);
  const preloads = useContext(PriorityPictures);
  // Nearly all browsers read AVIF.
  const srcSet = srcSetOf(upToWidth(data.avif, widest));
  if (priority && srcSet) preloads?.push({ imageSrcSet: srcSet, imageSizes });
  return (
    <picture>
      {srcSet && <source type="image/avif" srcSet={srcSet} sizes={imageSizes} />}
      <img
        src={fallbackOf(data)}
        width={width}
        height={Math.round(height)}
        alt={alt}
        decoding={priority ? "sync" : "async"}
        {...(priority ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
        {...(canWait && { fetchPriority: "low" as const })}
        css={[fill, focus && css`object-position: ${focus};`, styles]}
      />
    </picture>
  );
}

const fill = css`
  width: 100%;
  height: auto;
  object-fit: cover;
  background: ${colours.grout};
`;
