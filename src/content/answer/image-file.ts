/** The shape in which a query asks for a picture. */
export interface Shape {
  aspectRatio?: number;
  width?: number;
  height?: number;
}

/** The part of gatsby-plugin-image's data that the engine reads. */
interface ImageData {
  width: number;
  height: number;
  images: { fallback?: { src: string } };
}

/** The data of a picture by its path below data/. */
export type Pictures = (path: string, shape: Shape) => ImageData;

/** Gatsby's `File` of a path. The engine calls a field's function with the arguments of the query. */
export function imageFile(path: string, pictures: Pictures) {
  const data = (shape: Shape) => pictures(path, shape);
  return {
    name: path.replace(/^.*\/|\.\w+$/g, ""),
    childImageSharp: {
      gatsbyImageData: data,
      resize: (shape: Shape) => data(shape).images.fallback,
    },
  };
}
