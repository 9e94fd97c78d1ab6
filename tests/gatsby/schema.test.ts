import { createSchemaCustomization } from "../../src/gatsby/schema";
import company from "../fixtures/content/company.json";
import { runHook } from "./run-hook";

interface FieldExtension {
  name: string;
  extend: () => {
    resolve: (source: object, args: object, context: object, info: object) => unknown;
  };
}

/** The value that a page gets of a field with this extension from a value in a file. */
async function resolved(extension: string, value: unknown): Promise<unknown> {
  const createFieldExtension = jest.fn<void, [FieldExtension]>();
  await runHook(createSchemaCustomization, { actions: { createFieldExtension, createTypes: jest.fn() } });
  const [found] = createFieldExtension.mock.calls.find(([{ name }]) => name === extension) ?? [];
  const entries = { Company: [company], Service: Array.from({ length: 7 }) };
  const nodeModel = {
    findAll: async ({ type }: { type: keyof typeof entries }) => ({ entries: entries[type] }),
  };
  return found
    ?.extend()
    .resolve({ words: value, phone: "+447700900456" }, {}, { nodeModel }, { fieldName: "words" });
}

it.each([
  [
    "with the company's facts in it",
    "Call {companyName} on {phone}: {services} services, {projectsCompleted} projects.",
    "Call O'Brien & Söhne Tiling Ltd on 07700 900456: seven services, 1,200+ projects.",
  ],
  [
    "paragraph by paragraph where there are several",
    ["{email}", "No facts.", "{rating} ({reviews})"],
    ["hello@obrien-soehne.example", "No facts.", "4.8 (72)"],
  ],
  ["as nothing where there is none", undefined, undefined],
])("Copy reaches a page %s", async (_how, copy, filled) => {
  expect(await resolved("filled", copy)).toEqual(filled);
});

it("A telephone number reaches a page in all its forms, or not at all", async () => {
  expect(await resolved("phoneNumber", "+447700900789")).toMatchObject({ display: "07700 900789" });
  expect(await resolved("phoneNumber", undefined)).toBeNull();
});
