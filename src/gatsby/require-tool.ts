import { createRequire } from "node:module";
import { resolve } from "node:path";
import type * as tsx from "tsx/cjs/api";

/** A file at the top of the repository, because this file is part of Gatsby's compiled configuration when it runs. */
const top = resolve("gatsby-config.ts");

/**
 * Loads a development tool at run time. A static import would enter Gatsby's compiled config and break production installs.
 * Unregisters tsx at once: it would also compile Gatsby's own files.
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
