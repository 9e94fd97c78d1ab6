import { css, type SerializedStyles } from "@emotion/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { upToWidth } from "./up-to-width";

interface PictureProps {
  /** What `gatsbyImageData` gives. */
  image: IGatsbyImageData;
  /** What is seen, for people who cannot see it; empty for ornament. */
  alt: string;
  /** How wide the slot is, as in the HTML attribute. */
  sizes: string;
  /** The widest file that the slot wants on any screen, in pixels; larger ones are not offered. */
  widest?: number;
  /** The page's first picture: fetched at once and before all others. */
  priority?: boolean;
  /** Another cut of the picture for windows that match the media query. */
  artDirection?: { media: string; image: IGatsbyImageData; sizes: string };
  /** The point that stays in view where the slot has another shape, as CSS writes it: 30% 70%. */
  focus?: string | null;
  styles?: SerializedStyles;
}

/**
 * A picture in modern formats, complete without a script.
 * gatsby-plugin-image's own component would bring react-dom/server into the browser and hide the picture until then.
 */
export function Picture({
  image,
  alt,
  sizes,
  widest = Number.POSITIVE_INFINITY,
  priority = false,
  artDirection,
  focus,
  styles,
}: PictureProps) {
  const { width, height, backgroundColor } = image;
  const images = upToWidth(image.images, widest);
  const sources = images.sources ?? [];
  return (
    <picture>
      {artDirection?.image.images.sources?.map(({ type, srcSet }) => (
        <source
          key={`${artDirection.media} ${type}`}
          media={artDirection.media}
          type={type}
          srcSet={srcSet}
          sizes={artDirection.sizes}
          width={artDirection.image.width}
          height={Math.round(artDirection.image.height)}
        />
      ))}
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={images.fallback?.src}
        width={width}
        height={Math.round(height)}
        alt={alt}
        decoding={priority ? "sync" : "async"}
        {...(priority ? { fetchpriority: "high" } : { loading: "lazy" })}
        css={[
          fill,
          css`background-color: ${backgroundColor};`,
          focus && css`object-position: ${focus};`,
          styles,
        ]}
      />
    </picture>
  );
}

const fill = css`
  width: 100%;
  height: auto;
  object-fit: cover;
`;
