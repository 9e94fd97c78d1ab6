/**
 * Runs before Gatsby, which compiles its configuration with Parcel. Parcel takes these signs in a folder's path for a
 * pattern or for a part of a web address, and ends with "gatsby-config failed to compile". Two downloads unpacked one after
 * the other are often "site (1)" and "site (2)". In plain JavaScript, because production dependencies run no TypeScript.
 */
import { argv, cwd, exit } from "node:process";

const folder = argv[2] ?? cwd();
const [sign] = /[()[\]{}?*|#%]/.exec(folder) ?? [];

if (sign) {
  process.stderr.write(
    `Gatsby cannot work in ${folder}: rename the folder, or the one above that has the sign ${sign} in its name.\n`,
  );
  exit(1);
}
