import { createRequire } from "node:module";
import { resolve } from "node:path";
import type * as tsx from "tsx/cjs/api";

/** A file at the top of the repository, because this file is part of Gatsby's compiled configuration when it runs. */
const top = resolve("gatsby-config.ts");

/**
 * Requires a file of tools/ by its path, under `npm start` only, so that the bundler that compiles Gatsby's files does not find it: Gatsby
 * would load it for every build, and an installation for production has none of its packages. Unregisters tsx at once: it
 * would also compile Gatsby's own files.
 */
export function requireTool<Tool>(file: string): Tool {
  const requireHere = createRequire(top);
  const { register }: typeof tsx = requireHere("tsx/cjs/api");
  const unregister = register();
  try {
    return requireHere(file);
  } finally {
    unregister();
  }
}
