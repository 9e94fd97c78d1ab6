import type { IGatsbyImageData } from "gatsby-plugin-image";

/** Picture data as sharp makes it: AVIF, WebP and a fallback, each in two widths. */
export function imageDataOf(path: string): IGatsbyImageData {
  const name = path.replace(/^.*images\//, "/static/").replace(/\.jpg$/, "");
  const srcSet = (ending: string) => `${name}-540.${ending} 540w, ${name}-1080.${ending} 1080w`;
  return {
    layout: "constrained",
    width: 1080,
    height: 810,
    images: {
      sources: [
        { type: "image/avif", srcSet: srcSet("avif") },
        { type: "image/webp", srcSet: srcSet("webp") },
      ],
      fallback: { src: `${name}-1080.jpg`, srcSet: srcSet("jpg") },
    },
  };
}
