import { measureBuilds } from "./builds/measure-builds";
import { measureInteractions } from "./interactions/measure-interactions";
import { measurePages } from "./pages/measure-pages";

/** What can be measured; each part prints its own tables. Words after a part's name go to it: `builds 30 300`. */
const parts: Readonly<Record<string, (words: string[]) => Promise<void>>> = {
  pages: measurePages,
  interactions: measureInteractions,
  builds: measureBuilds,
};

/** Measures the parts named, or all of them. Pages and interactions need a built site. */
async function run(words: string[]): Promise<void> {
  const [name, ...rest] = words;
  const part = name === undefined ? undefined : parts[name];
  if (name !== undefined && !part)
    throw new Error(`There is no ${name}; choose ${Object.keys(parts).join(", ")}`);
  for (const measure of part ? [part] : Object.values(parts)) await measure(rest);
}

void run(process.argv.slice(2));
