import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { schemaFiles, schemaFolder } from "../src/content/derived/schema-files";

// For code editors, which find them by the $schema of each file in data/; `npm start` writes them anew.
mkdirSync(schemaFolder, { recursive: true });
for (const [name, text] of schemaFiles()) writeFileSync(join(schemaFolder, name), text);
