/**
 * Runs before Gatsby, and stops in a folder where Gatsby cannot work. Parcel, which compiles Gatsby's configuration, takes some
 * characters of the folder's path for a pattern or for a part of a web address, and ends with "gatsby-config failed to compile": a
 * download that is unpacked twice is often in "site (1)". Gatsby's type generation, Jest and Biome ignore what lies below a
 * folder of packages or caches (gatsby/dist/utils/graphql-typegen/utils.js). This file is plain JavaScript, because an installation
 * for production cannot run TypeScript.
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
