import type { IGatsbyImageData } from "gatsby-plugin-image";

interface SharpFile {
  childImageSharp: { gatsbyImageData: IGatsbyImageData } | null;
}

/** The image data of a picture file. The content check makes sure that every named picture is one sharp can read. */
export function imageData({ childImageSharp }: SharpFile): IGatsbyImageData {
  if (!childImageSharp) throw new Error("A picture of the content is not an image that sharp can read");
  return childImageSharp.gatsbyImageData;
}
