import { buildASTSchema, parse } from "graphql";
import { graphqlTypes, phoneNumberType } from "../graphql/graphql-types";
import { resolvers } from "../graphql/resolvers";
import { type ContentTypeName, contentTypeNames, contentTypes } from "../types/content-types";

/** The names of a type's fields of `Query`: `area(slug: …)` and `allArea(sort: …, limit: …)`. */
export const entryField = (type: ContentTypeName): string => type.charAt(0).toLowerCase() + type.slice(1);
export const listField = (type: ContentTypeName): string => `all${type}`;

const entryTypes = contentTypeNames.map(
  (type) => `
  extend type Query {
    ${entryField(type)}(slug: Json): ${type}
    ${listField(type)}(sort: Json, limit: Int): ${type}Connection!
  }
  type ${type}Connection { nodes: [${type}!]! }`,
);

/** The types of files, as far as pages ask for them. */
const fileTypes = `
  type File { name: String! childImageSharp: ImageSharp }
  type ImageSharp {
    gatsbyImageData(width: Int, height: Int): Json!
    resize(width: Int, height: Int): Resized
  }
  type Resized { src: String! }`;

const newFields = Object.entries(resolvers).flatMap(([parent, fields]) =>
  Object.entries(fields).map(([name, { type }]) =>
    type ? `extend type ${parent} { ${name}: ${type} }` : "",
  ),
);

/** The types of the content, with the types and fields that Gatsby adds. Not validated, because only Gatsby knows our directives. */
export const contentSchema = buildASTSchema(
  parse(
    [
      "scalar Json interface Node { id: ID } type Query",
      phoneNumberType,
      graphqlTypes(contentTypes),
      fileTypes,
      ...entryTypes,
      ...newFields,
    ].join("\n"),
    { noLocation: true },
  ),
  { assumeValid: true },
);
