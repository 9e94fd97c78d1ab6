import { type GraphQLResolveInfo, getNamedType } from "graphql";
import type { Entries } from "../graphql/create-resolver";
import { namedPath } from "../reading/file-path";
import type { ContentTypeName } from "../types/content-types";
import type { EntryData, FindEntry } from "./entries";

/** The shape in which a query asks for a picture. */
interface Shape {
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
export type PictureDataOf = (path: string, shape: Shape) => ImageData;

/** Turns a stored value into the value of its field. */
type Directive = (value: unknown, source: object, info: GraphQLResolveInfo) => unknown;

/** The directives of Gatsby's own that the content's GraphQL types name. */
export function gatsbyDirectives(
  entries: Entries,
  entryOf: FindEntry,
  pictures: PictureDataOf,
): Readonly<Record<string, Directive>> {
  return {
    link(slugs, _source, { returnType }) {
      const all: readonly EntryData[] = entries[getNamedType(returnType).name as ContentTypeName];
      return resolveNames(slugs, (slug) => all.find((entry) => entry.slug === slug));
    },
    fileByRelativePath: (paths, source) =>
      resolveNames(paths, (path) => imageFile(namedPath(entryOf(source).path, path), pictures)),
  };
}

/** Replaces a name, or each name of a list, by what it stands for. In previews a missing reference is already an object; return it. */
function resolveNames(value: unknown, find: (name: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => resolveNames(one, find));
  return typeof value === "string" ? find(value) : value;
}

/** Gatsby's `File` of a path. GraphQL calls a field's function with the arguments of the query. */
function imageFile(path: string, pictures: PictureDataOf) {
  const data = (shape: Shape) => pictures(path, shape);
  return {
    name: path.replace(/^.*\/|\.\w+$/g, ""),
    childImageSharp: {
      gatsbyImageData: data,
      resize: (shape: Shape) => data(shape).images.fallback,
    },
  };
}
