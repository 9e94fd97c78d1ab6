import { css, type SerializedStyles } from "@emotion/react";
import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { createContext, useContext } from "react";
import { colours } from "../theme/tokens";

/** A picture as queries answer it. */
export interface PictureFile {
  childImageSharp: { gatsbyImageData: IGatsbyImageData } | null;
}

/** A page's most important picture, which its head preloads. */
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
  /** The HTML attribute `sizes`. */
  sizes: string;
  /** True for the page's first picture, which the browser fetches before all others. */
  priority?: boolean | undefined;
  /** The picture is in sight at first, but the browser fetches it after the other pictures there. */
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
  priority = false,
  canWait = false,
  focus,
  styles,
}: PictureProps) {
  const preloads = useContext(PriorityPictures);
  if (!image.childImageSharp) throw new Error(`Sharp cannot read the picture "${alt}"`);
  const { width, height, images } = image.childImageSharp.gatsbyImageData;
  // The editor's preview has the fallback only.
  const srcSet = images.sources?.find(({ type }) => type === "image/avif")?.srcSet;
  if (priority && srcSet) preloads?.push({ imageSrcSet: srcSet, imageSizes: sizes });
  return (
    <picture>
      {srcSet && <source type="image/avif" srcSet={srcSet} sizes={sizes} />}
      <img
        src={images.fallback?.src}
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

/** With these widths no slot gets more than 1.35 times the pixels that it needs: tests/browser/pictures/picture-sizes.spec.ts. */
export const fragments = graphql`
  fragment PictureFile on File {
    childImageSharp { gatsbyImageData(width: 2160, breakpoints: [400, 560, 724, 840, 1104, 1560, 2160]) }
  }
`;

const fill = css`
  width: 100%;
  height: auto;
  object-fit: cover;
  background: ${colours.grout};
`;
