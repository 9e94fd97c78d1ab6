import { type ContentKindName, contentKindNames, contentKinds } from "./content-kinds";
import { jsonSchema } from "./json-schema";

/** Where the JSON Schemas lie, below the top of the repository. */
export const schemaFolder = "src/content/json-schemas";

/** Every kind's JSON Schema as the file that code editors read: `$schema` in a content file names it. */
export function schemaFiles(): ReadonlyMap<string, string> {
  return new Map(
    contentKindNames.map((kind) => {
      const { $schema, properties, ...rest } = jsonSchema(contentKinds[kind].schema);
      const whole = { $schema, ...rest, properties: { $schema: { type: "string" }, ...properties } };
      return [schemaFileName(kind), `${JSON.stringify(whole, null, 2)}\n`];
    }),
  );
}

/** The value of `$schema` in the content files of a kind: the schema's address relative to the file. */
export function schemaAddress(kind: ContentKindName): string {
  const { place } = contentKinds[kind];
  const path = `data/${"folder" in place ? `${place.folder}/file.json` : place.file}`;
  const up = "../".repeat(path.split("/").length - 1);
  return `${up}${schemaFolder}/${schemaFileName(kind)}`;
}

/** AdditionalAreas gives additional-areas.json. */
function schemaFileName(kind: ContentKindName): string {
  return `${kind.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase()}.json`;
}
