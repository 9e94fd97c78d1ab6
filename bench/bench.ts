import { parseArgs } from "node:util";
import { startTool, ToolError } from "../tools/start-tool";
import { measureBuilds } from "./builds";
import { measurePages } from "./pages";

const parts: Readonly<Record<string, (words: string[], beside?: string) => Promise<void>>> = {
  pages: measurePages,
  builds: measureBuilds,
};

void startTool(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { beside: { type: "string" } },
  });
  const [name = "", ...words] = positionals;
  const measure = parts[name];
  if (!measure) throw new ToolError(`npm run bench -- takes one of: ${Object.keys(parts).join(", ")}.`);
  await measure(words, values.beside);
});
