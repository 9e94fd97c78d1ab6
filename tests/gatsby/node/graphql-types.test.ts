import { parse } from "gatsby/graphql";
import { z } from "zod";
import {
  choice,
  copy,
  fieldDescriptions,
  group,
  listOf,
  phoneNumber,
  picturePath,
  reference,
  slug,
  text,
} from "../../../src/content/fields/content-fields";
import { type ContentType, contentTypeNames, contentTypes } from "../../../src/content/types/content-types";
import { graphqlTypes } from "../../../src/gatsby/node/graphql-types";

const contentType = (schema: z.ZodObject): ContentType => ({
  place: { file: "thing.json" },
  cms: { group: "Pages", label: "Thing" },
  schema,
});

/** The GraphQL types of a content type named Thing with these fields. */
const typesOf = (shape: z.ZodRawShape) => graphqlTypes({ Thing: contentType(group("Thing", shape)) });

/** The line that declares a field of a Thing, without its indentation. */
function declarationOf(field: z.ZodType): string | undefined {
  const lines = typesOf({ field }).split("\n");
  return lines.find((line) => line.startsWith("  field:"))?.trim();
}

describe("The GraphQL type of a content type", () => {
  it("is written out in full", () => {
    const types = typesOf({
      slug: slug("The end of the address."),
      title: text({ label: "Title" }),
      picture: group("Picture", { alt: text({ label: "Alternative text" }) }),
    });
    expect(types).toBe(`type ThingPicture @dontInfer {
  "Alternative text"
  alt: String!
}

type Thing implements Node @dontInfer {
  "Slug: The end of the address."
  slug: String!
  "Title"
  title: String!
  "Picture"
  picture: ThingPicture!
}`);
  });

  it("stands beside those of all other content types", () => {
    const types = graphqlTypes({
      Tile: contentType(group("Tile", { size: text({ label: "Size" }) })),
      Grout: contentType(group("Grout", { shade: text({ label: "Shade" }) })),
    });
    expect(types.match(/^type \w+ implements Node @dontInfer/gm)).toEqual([
      "type Tile implements Node @dontInfer",
      "type Grout implements Node @dontInfer",
    ]);
  });
});

describe("A field", () => {
  it.each([
    ["a text", text({ label: "Title" }), "String!"],
    ["a text that may be left out", text({ label: "Title" }).optional(), "String"],
    ["a slug", slug("The address."), "String!"],
    ["one of a few words", choice(["Heritage", "Residential"], "Type"), "String!"],
    ["an email address", z.email(), "String!"],
    ["a day", z.iso.date(), "String!"],
    ["a text without a description", z.string(), "String!"],
    ["a whole number", z.int(), "Int!"],
    ["a whole number that may be left out", z.int().optional(), "Int"],
    ["a whole number with limits", z.int().min(1).max(7), "Int!"],
    ["a number", z.number(), "Float!"],
    ["a number that may be left out", z.number().optional(), "Float"],
  ])("holds %s", (_what, field, type) => {
    expect(declarationOf(field)).toBe(`field: ${type}`);
  });

  it.each([
    ["fills the company's facts into copy", copy({ label: "Text" }), "String! @filled"],
    ["fills them into copy that may be left out", copy({ label: "Text" }).optional(), "String @filled"],
    ["turns the path of a picture into a file", picturePath("Picture"), "File! @fileByRelativePath"],
    ["turns a phone number into all its forms", phoneNumber("Phone", "A."), "PhoneNumber! @phoneNumber"],
    ["turns a slug into the area it names", reference("Area", "Area"), 'Area! @link(by: "slug")'],
    ["turns a slug into the service it names", reference("Service", "S"), 'Service! @link(by: "slug")'],
    [
      "follows a slug that may be left out",
      reference("Project", "Project").optional(),
      'Project @link(by: "slug")',
    ],
  ])("%s", (_what, field, type) => {
    expect(declarationOf(field)).toBe(`field: ${type}`);
  });
});

describe("A list", () => {
  it.each([
    ["of texts", listOf("Names", text({ label: "Name" }), 1), "[String!]!"],
    ["that may be left out", listOf("Names", text({ label: "Name" }), 1).optional(), "[String!]"],
    ["of copy", listOf("Paragraphs", copy({ label: "Paragraph" }), 1), "[String!]! @filled"],
    ["of pictures", listOf("Pictures", picturePath("Picture"), 1).optional(), "[File!] @fileByRelativePath"],
    ["of references", listOf("Areas", reference("Area", "Area"), 1), '[Area!]! @link(by: "slug")'],
    ["of whole numbers", z.array(z.int()), "[Int!]!"],
    ["of groups", listOf("Steps", group("Step", { week: z.int() }), 1), "[ThingField!]!"],
  ])("has no gaps: a list %s", (_what, field, type) => {
    expect(declarationOf(field)).toBe(`field: ${type}`);
  });
});

describe("A group of fields", () => {
  it("has a type that is named by the way to it", () => {
    const types = typesOf({
      hero: group("Hero", { picture: group("Picture", { alt: text({ label: "Alternative text" }) }) }),
    });
    expect(types).toContain("  hero: ThingHero!");
    expect(types).toContain("type ThingHero @dontInfer {");
    expect(types).toContain("  picture: ThingHeroPicture!");
    expect(types).toContain("type ThingHeroPicture @dontInfer {");
  });

  it("may be left out as a whole", () => {
    expect(declarationOf(group("Hero", { title: text({ label: "Title" }) }).optional())).toBe(
      "field: ThingField",
    );
  });

  it("is no page of its own", () => {
    const types = typesOf({ hero: group("Hero", { title: text({ label: "Title" }) }) });
    expect(types.match(/implements Node/g)).toHaveLength(1);
  });

  it("has one type under its own name where several content types share it", () => {
    const stat = group("Stat", { value: text({ label: "Value" }) }, "Stat");
    const types = graphqlTypes({
      HomePage: contentType(group("Home", { stats: listOf("Stats", stat, 1), best: stat.optional() })),
      AreasPage: contentType(group("Areas", { stat })),
    });
    expect(types.match(/^type Stat @dontInfer/gm)).toHaveLength(1);
    expect(types).toContain("  stats: [Stat!]!");
    expect(types).toContain("  best: Stat\n");
    expect(types).toContain("  stat: Stat!");
  });
});

describe("The description of a field", () => {
  const descriptionOf = (field: z.ZodType) => typesOf({ field }).split("\n").at(1)?.trim();

  it("is its label and its hint", () => {
    expect(descriptionOf(text({ label: "Title", hint: "Above the text." }))).toBe('"Title: Above the text."');
  });

  it("is its label alone where there is no hint", () => {
    expect(descriptionOf(text({ label: "Title" }))).toBe('"Title"');
  });

  it("is there for fields that may be left out", () => {
    expect(descriptionOf(text({ label: "Title" }).optional())).toBe('"Title"');
  });

  it("is that of the list, not of its entries", () => {
    expect(descriptionOf(listOf("Names", text({ label: "Name" }), 1))).toBe('"Names"');
  });

  it("is missing where the field has none", () => {
    expect(descriptionOf(z.string())).toBe("field: String!");
  });

  it("may hold quotation marks, backslashes and new lines", () => {
    const label = 'The "title"\\\nof the page';
    const field = z.string().register(fieldDescriptions, { label });
    const [definition] = parse(typesOf({ field })).definitions;
    const described = definition?.kind === "ObjectTypeDefinition" ? definition.fields?.[0] : undefined;
    expect(described?.description?.value).toBe(label);
  });
});

describe("The types of the site's own content", () => {
  const definitions = parse(graphqlTypes(contentTypes)).definitions.flatMap((definition) =>
    definition.kind === "ObjectTypeDefinition" ? [definition] : [],
  );
  const named = definitions.map(({ name }) => name.value);

  it("can be read by GraphQL, and each is there once", () => {
    expect(new Set(named).size).toBe(named.length);
  });

  it("include one for every content type", () => {
    const nodes = definitions.filter(({ interfaces }) =>
      interfaces?.some(({ name }) => name.value === "Node"),
    );
    expect(nodes.map(({ name }) => name.value).sort()).toEqual([...contentTypeNames].sort());
  });

  it("are never guessed from the data", () => {
    const guessed = definitions.filter(
      ({ directives }) => !directives?.some(({ name }) => name.value === "dontInfer"),
    );
    expect(guessed).toEqual([]);
  });

  it("describe every field for the people who query it", () => {
    const fields = definitions.flatMap((type) =>
      (type.fields ?? []).map((field) => ({ field, name: `${type.name.value}.${field.name.value}` })),
    );
    expect(fields.filter(({ field }) => !field.description).map(({ name }) => name)).toEqual([]);
  });
});
