import { css, type SerializedStyles } from "@emotion/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { useContext } from "react";
import { type PriorityPicture, PriorityPictures } from "./priority-pictures";
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
  const asked = useContext(PriorityPictures);
  if (priority && asked) asked.push(...preloads(images, sizes, artDirection));
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
        {...(priority ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
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

/** In exactly the files that the browser will choose: the cut for some windows, and the other for all the rest. */
function preloads(
  images: IGatsbyImageData["images"],
  sizes: string,
  artDirection: PictureProps["artDirection"],
): PriorityPicture[] {
  const avif = ({ sources = [] }: IGatsbyImageData["images"]) =>
    sources.filter(({ type }) => type === "image/avif").map(({ srcSet }) => srcSet);
  const all = avif(images).map((imageSrcSet) => ({ imageSrcSet, imageSizes: sizes }));
  if (!artDirection) return all;
  const { media, image } = artDirection;
  return [
    ...avif(image.images).map((imageSrcSet) => ({ media, imageSrcSet, imageSizes: artDirection.sizes })),
    ...all.map((picture) => ({ ...picture, media: `not all and ${media}` })),
  ];
}

const fill = css`
  width: 100%;
  height: auto;
  object-fit: cover;
`;
