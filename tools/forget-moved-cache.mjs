/**
 * Runs before Gatsby. A cache that was made in another folder, as CI services restore it and people copy it, names that
 * folder everywhere, and the first build with it fails ("The result of this StaticQuery could not be fetched"): it is
 * thrown away with the pages, and the pictures in public/, most of a build's time, are kept. So they are where public/ was copied without
 * .cache/, whose name begins with a full stop and is easily left behind. In plain JavaScript, because production
 * dependencies run no TypeScript.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { argv, cwd } from "node:process";

/** With slashes, as Gatsby writes it on Windows, too. */
const folder = (argv[2] ?? cwd()).replaceAll("\\", "/");

/** The folder in which Gatsby last ran; undefined where it never did. */
function builtIn() {
  try {
    return readFileSync(`${folder}/.cache/built-in`, "utf8");
  } catch {
    return undefined;
  }
}

const former = builtIn();
const isMoved = former !== undefined && former !== folder;
const isWithoutCache = !existsSync(`${folder}/.cache`) && existsSync(`${folder}/public/static`);
if (isMoved || isWithoutCache) {
  rmSync(`${folder}/.cache`, { recursive: true, force: true });
  mkdirSync(`${folder}/public`, { recursive: true });
  // Without its cache Gatsby knows no page that it made before, and would publish those of content that is gone.
  for (const name of readdirSync(`${folder}/public`))
    if (name !== "static") rmSync(`${folder}/public/${name}`, { recursive: true, force: true });
  writeFileSync(`${folder}/public/keep-pictures`, "");
  const reason = isMoved ? `The cache was made in ${former}` : "There is no cache beside public/";
  process.stdout.write(`${reason}: it is made anew, and the pictures are kept.\n`);
}
