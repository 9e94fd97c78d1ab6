import { css, type SerializedStyles } from "@emotion/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { createContext, useContext } from "react";

/** A file of a page's most important picture, as its head asks for it. */
export interface PriorityPicture {
  imageSrcSet: string;
  imageSizes: string;
}

/** The renderer collects preloads here. Undefined in a browser. */
export const PriorityPictures = createContext<PriorityPicture[] | undefined>(undefined);

export interface PictureFile {
  childImageSharp: { gatsbyImageData: IGatsbyImageData } | null;
}

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
  sizes: given,
  widest = Number.POSITIVE_INFINITY,
  priority = false,
  canWait = false,
  focus,
  styles,
}: PictureProps) {
  const { width, height, backgroundColor, images: all } = imageData(image);
  const images = upToWidth(all, widest);
  const sizes = typeof given === "string" ? given : given(width / height);
  const asked = useContext(PriorityPictures);
  // The files that browsers choose from: nearly all read AVIF.
  const avif = images.sources?.find(({ type }) => type === "image/avif");
  if (priority && avif) asked?.push({ imageSrcSet: avif.srcSet, imageSizes: sizes });
  return (
    <picture>
      {images.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={images.fallback?.src}
        width={width}
        height={Math.round(height)}
        alt={alt}
        decoding={priority ? "sync" : "async"}
        {...(priority ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
        {...(canWait && { fetchPriority: "low" as const })}
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

/** The content check makes sure that sharp can read every picture of the content. */
export function imageData({ childImageSharp }: PictureFile): IGatsbyImageData {
  if (!childImageSharp) throw new Error("A picture of the content is not an image that sharp can read");
  return childImageSharp.gatsbyImageData;
}

type Images = IGatsbyImageData["images"];

/** Browsers without AVIF get one file, which is sharp on most screens. */
const widestFallback = 1100;

/** A picture's files without those wider than the given pixels; the narrowest always stays. The fallback is one file. */
export function upToWidth({ sources = [], fallback }: Images, widest: number): Images {
  return {
    sources: sources.map((source) => ({ ...source, srcSet: candidates(source.srcSet, widest).join(",\n") })),
    ...(fallback && { fallback: narrowed(fallback, widest) }),
  };
}

function narrowed(fallback: NonNullable<Images["fallback"]>, widest: number) {
  if (!fallback.srcSet) return fallback;
  const kept = candidates(fallback.srcSet, Math.min(widest, widestFallback));
  return { src: kept.at(-1)?.split(" ")[0] ?? fallback.src };
}

/** Gatsby writes them from the narrowest to the widest: "/a.avif 400w,\n/b.avif 700w". */
function candidates(srcSet: string, widest: number): string[] {
  return srcSet
    .split(",")
    .map((candidate) => candidate.trim())
    .filter((candidate, index) => index === 0 || widthOf(candidate) <= widest);
}

function widthOf(candidate: string): number {
  return Number.parseInt(candidate.split(" ")[1] ?? "", 10);
}

const fill = css`
  width: 100%;
  height: auto;
  object-fit: cover;
`;
