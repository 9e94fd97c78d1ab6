/**
 * Runs before Gatsby, which cannot work in every folder. Parcel compiles its configuration, takes some signs in the folder's
 * path for a pattern or for a part of a web address, and ends with "gatsby-config failed to compile": two downloads unpacked
 * one after the other are often "site (1)" and "site (2)". Gatsby's type generation, Jest and Biome take what lies below a
 * folder of packages or caches for other people's code (gatsby/dist/utils/graphql-typegen/utils.js). In plain JavaScript,
 * because production dependencies run no TypeScript.
 */
import { argv, cwd, exit } from "node:process";

const folder = argv[2] ?? cwd();
const [character] = /[()[\]{}?*|#%]/.exec(folder) ?? [];
const [name] = /node_modules|\.yarn|\.cache/.exec(folder) ?? [];

if (character) refuse(`rename the folder, or the one above that has the character ${character} in its name`);
if (name) refuse(`move it out of the folder that has ${name} in its name`);

/** Says in one sentence what to do, and stops the command. */
function refuse(remedy) {
  process.stderr.write(`Gatsby cannot work in ${folder}: ${remedy}.\n`);
  exit(1);
}
