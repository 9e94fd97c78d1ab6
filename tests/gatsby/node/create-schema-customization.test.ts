import { parse } from "gatsby/graphql";
import { contentTypeNames } from "../../../src/content/types/content-types";
import { createSchemaCustomization } from "../../../src/gatsby/node/create-schema-customization";
import company from "../../fixtures/content/company.json";
import { runHook } from "./run-hook";

type Resolve = (
  source: Record<string, unknown>,
  args: unknown,
  context: { nodeModel: { findOne: (query: { type: string }) => Promise<unknown> } },
  info: { fieldName: string },
) => unknown;

interface FieldExtension {
  name: string;
  extend: () => { resolve: Resolve };
}

const createFieldExtension = jest.fn<void, [FieldExtension]>();
const createTypes = jest.fn<void, [string]>();
const findOne = jest.fn(async (_query: { type: string }) => company);

beforeEach(async () => {
  jest.clearAllMocks();
  await runHook(createSchemaCustomization, { actions: { createFieldExtension, createTypes } });
});

/** What a page gets of a field with this extension where the file holds this value. */
async function resolved(extension: string, value: unknown): Promise<unknown> {
  const found = createFieldExtension.mock.calls.find(([{ name }]) => name === extension);
  return found?.[0]
    .extend()
    .resolve({ words: value, others: "{phone}" }, {}, { nodeModel: { findOne } }, { fieldName: "words" });
}

describe("Copy", () => {
  it("reaches a page with the company's facts in it", async () => {
    const copy = "Call {companyName} on {phone}: {projectsCompleted} projects, a quote within {quoteWithin}.";
    expect(await resolved("filled", copy)).toBe(
      "Call O'Brien & Söhne Tiling Ltd on 07700 900456: 1,200+ projects, a quote within two working days.",
    );
  });

  it("takes the facts from the company's data", async () => {
    await resolved("filled", "{phone}");
    expect(findOne).toHaveBeenCalledWith({ type: "Company" });
  });

  it("reaches a page paragraph by paragraph where there are several", async () => {
    expect(await resolved("filled", ["{email}", "No facts.", "{rating} ({reviews})"])).toEqual([
      "hello@obrien-soehne.example",
      "No facts.",
      "4.8 (72)",
    ]);
  });

  it("keeps the placeholders that only the page can fill", async () => {
    expect(await resolved("filled", "{companyName} in {area}")).toBe("O'Brien & Söhne Tiling Ltd in {area}");
  });

  it.each([undefined, null])("stays away where there is none: %s", async (nothing) => {
    expect(await resolved("filled", nothing)).toBe(nothing);
  });
});

describe("A phone number", () => {
  it("reaches a page in every form", async () => {
    expect(await resolved("phoneNumber", "+442079460987")).toEqual({
      e164: "+442079460987",
      display: "020 7946 0987",
      telLink: "tel:+442079460987",
      whatsAppLink: "https://wa.me/442079460987",
    });
  });
});

describe("The declared types", () => {
  const types = () => {
    const { definitions } = parse(createTypes.mock.calls.map(([declared]) => declared).join("\n"));
    return definitions.flatMap((type) => (type.kind === "ObjectTypeDefinition" ? [type] : []));
  };

  it("include every content type", () => {
    expect(types().map(({ name }) => name.value)).toEqual(expect.arrayContaining(contentTypeNames));
  });

  it("include every form of a phone number", async () => {
    const phoneNumber = types().find(({ name }) => name.value === "PhoneNumber");
    const fields = phoneNumber?.fields?.map(({ name }) => name.value).sort();
    expect(fields).toEqual(Object.keys(Object(await resolved("phoneNumber", "+442079460987"))).sort());
  });

  it("use no extension that is not there", () => {
    const gatsbyOwn = ["dontInfer", "fileByRelativePath", "link"];
    const ours = createFieldExtension.mock.calls.map(([{ name }]) => name);
    const used = types().flatMap(({ directives = [], fields = [] }) =>
      [...directives, ...fields.flatMap((field) => field.directives ?? [])].map(({ name }) => name.value),
    );
    expect(new Set(used)).toEqual(new Set([...gatsbyOwn, ...ours]));
  });
});
