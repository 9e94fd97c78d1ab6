import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { schemaFiles, schemaFolder } from "../src/content/json-schemas";

// Writes the JSON Schemas that the `$schema` of each file in data/ names. With them a code editor checks and completes the file.
mkdirSync(schemaFolder, { recursive: true });
for (const [name, text] of schemaFiles()) writeFileSync(join(schemaFolder, name), text);
