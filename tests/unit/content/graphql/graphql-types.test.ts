import { parse } from "graphql";
import * as z from "zod/mini";
import {
  group,
  list,
  optional,
  reference,
  slug,
  text,
  textWithFacts,
} from "../../../../src/content/fields/content-fields";
import { fieldDescriptions } from "../../../../src/content/fields/field-descriptions";
import { phoneNumber, picturePath } from "../../../../src/content/fields/pattern-texts";
import { graphqlTypes } from "../../../../src/content/graphql/graphql-types";
import type { ContentType } from "../../../../src/content/types/content-types";

const contentType = (schema: z.ZodMiniObject): ContentType => ({
  storedIn: { file: "thing.json" },
  group: "Pages",
  label: "Thing",
  schema,
});

/** The GraphQL types of a content type named Thing with these fields. */
const typesOf = (shape: z.core.$ZodShape) => graphqlTypes({ Thing: contentType(group("Thing", shape)) });

/** The line that declares a field of a Thing, without its indentation. */
function declarationOf(field: z.ZodMiniType): string | undefined {
  const lines = typesOf({ field }).split("\n");
  return lines.find((line) => line.startsWith("  field:"))?.trim();
}

it("The GraphQL type of a content type is written out in full", () => {
  const types = typesOf({
    slug: slug({ hint: "The end of the address." }),
    title: text("Title", { max: 120 }),
    picture: group("Picture", { alt: text("Alternative text", { max: 120 }) }),
  });
  expect(types).toBe(`type Thing implements Node @dontInfer {
  "Short name: The end of the address."
  slug: String!
  "Title"
  title: String!
  "Picture"
  picture: ThingPicture!
}

type ThingPicture @dontInfer {
  "Alternative text"
  alt: String!
}`);
});

it.each([
  ["a whole number that may be left out", z.optional(z.int()), "Int"],
  ["a text that is filled with facts", z.optional(textWithFacts("Text", { max: 400 })), "String @filled"],
  [
    "pictures",
    z.optional(list("Pictures", picturePath("Picture"), { min: 1 })),
    "[File!] @fileByRelativePath",
  ],
  [
    "a telephone number that may be left out",
    z.optional(phoneNumber("Landline")),
    "PhoneNumber @phoneNumber",
  ],
  [
    "a text that the site works out where it is empty",
    optional(textWithFacts("Card text", { max: 200, isDerived: true })),
    "String! @filled",
  ],
  ["a reference", reference("Area", "Area"), 'Area! @link(by: "slug")'],
  [
    "groups with texts that are filled with facts",
    list("Steps", group("Step", { text: textWithFacts("Text", { max: 400 }) })),
    "[ThingField!]! @filled",
  ],
  ["groups", list("Steps", group("Step", { week: z.int() }), { min: 1 }), "[ThingField!]!"],
])("A field may hold %s", (_what, field, type) => {
  expect(declarationOf(field)).toBe(`field: ${type}`);
});

it("A group of fields has one type under its own name where several content types share it", () => {
  const stat = group("Stat", { value: text("Value", { max: 120 }) }, { typeName: "Stat" });
  const types = graphqlTypes({
    HomePage: contentType(group("Home", { stats: list("Stats", stat, { min: 1 }), best: z.optional(stat) })),
    AreasPage: contentType(group("Areas", { stat })),
  });
  expect(types.match(/^type Stat @dontInfer/gm)).toHaveLength(1);
  expect(types).toContain("  stats: [Stat!]!");
  expect(types).toContain("  best: Stat\n");
  expect(types).toContain("  stat: Stat!");
});

it("A field of a shared type is nullable if one of its groups may lack it, or has it not", () => {
  const picture = (shape: z.core.$ZodShape) => group("Picture", shape, { typeName: "Picture" });
  const alt = text("Alternative text", { max: 120 });
  const kind = text("Kind", { max: 20 });
  const types = graphqlTypes({
    HomePage: contentType(group("Home", { one: picture({ alt, kind: z.optional(kind) }) })),
    AreasPage: contentType(
      group("Areas", { other: picture({ alt, kind, focus: text("Focus", { max: 9 }) }) }),
    ),
  });
  expect(types).toContain("  alt: String!\n");
  for (const nullable of ["kind", "focus"]) expect(types).toContain(`  ${nullable}: String\n`);
});

it("The description of a field may hold quotation marks, backslashes and new lines", () => {
  const label = 'The "title"\\\nof the page';
  const field = z.string().register(fieldDescriptions, { label });
  const [definition] = parse(typesOf({ field })).definitions;
  const described = definition?.kind === "ObjectTypeDefinition" ? definition.fields?.[0] : undefined;
  expect(described?.description?.value).toBe(label);
});
