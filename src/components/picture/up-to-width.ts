import type { IGatsbyImageData } from "gatsby-plugin-image";

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
