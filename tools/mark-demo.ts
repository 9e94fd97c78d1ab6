import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { schemaAddress } from "../src/content/derived/schema-files";
import { readContentFiles } from "../src/content/reading/read-content-files";
import { contentTypes } from "../src/content/types/content-types";
import { chooseMarks } from "./mark-demo/choose-marks";
import { startTool, ToolError } from "./start-tool";

/** Marks the content of data/ as the demonstration's. Whoever changes the demonstration runs it; another firm never does. */
void startTool(async () => {
  const files = await readContentFiles("data");
  const { file } = contentTypes.Demonstration.place;
  if (!files.some(({ path }) => path === file))
    throw new ToolError(`There is no data/${file}: this site is no demonstration.`);
  const content = { $schema: schemaAddress("Demonstration"), ...chooseMarks(files) };
  await writeFile(join("data", file), `${JSON.stringify(content, null, 2)}\n`);
});
