import { readArguments } from "../tools/command-line/read-arguments";
import { startTool, ToolError } from "../tools/command-line/start-tool";
import { measureBuilds } from "./builds/measure-builds";
import { measureInteractions } from "./interactions/measure-interactions";
import { measurePages } from "./pages/measure-pages";
import { measurePictures } from "./pictures/measure-pictures";

/** What can be measured; each part prints its own tables. Words after a part's name go to it: `builds 30 300`. */
const parts: Readonly<Record<string, (words: string[]) => Promise<void>>> = {
  pages: measurePages,
  interactions: measureInteractions,
  builds: measureBuilds,
  pictures: measurePictures,
};

/** Measures the part named, or all of them. Pages and interactions need a built site. */
async function run(given: string[]): Promise<void> {
  const names = Object.keys(parts).join(", ");
  const command = "npm run bench --";
  const words = [`one of ${names}`, "and what of it…"];
  const [name, ...rest] = readArguments(given, { command, words }).positionals;
  const part = name === undefined ? undefined : parts[name];
  if (name !== undefined && !part) throw new ToolError(`There is no '${name}' to measure; choose ${names}.`);
  for (const measure of part ? [part] : Object.values(parts)) await measure(rest);
}

void startTool(run);
