import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { schemaFiles, schemaFolder } from "../src/content/json-schemas";

// Code editors find the schemas by the $schema of each file in data/. `npm start` writes them again.
mkdirSync(schemaFolder, { recursive: true });
for (const [name, text] of schemaFiles()) writeFileSync(join(schemaFolder, name), text);
