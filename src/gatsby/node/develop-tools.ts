import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { GatsbyConfig } from "gatsby";
import type * as tsx from "tsx/cjs/api";
import type * as developmentTools from "../../../tools/develop/development-tools";
import type * as contentWaiting from "../../../tools/editor/wait-for-content";

/** From the top of the repository: this file is part of Gatsby's compiled configuration when it runs. */
const top = resolve("gatsby-config.ts");

/**
 * Adds the editor and the outbox to `gatsby develop`. They are required by path, so that the bundler that compiles
 * gatsby-config.ts does not find them: Gatsby would load them for every build, and an installation for production has none
 * of their packages.
 */
export const developMiddleware: NonNullable<GatsbyConfig["developMiddleware"]> = (app) => {
  app.use(loadTools().developmentTools());
};

/** Waits until the content is valid. Meanwhile the editor is served at the address that the site will have. */
export function waitUntilMended(port: number, host: string, say: (text: string) => void): Promise<void> {
  const { waitForContent }: typeof contentWaiting = load("./tools/editor/wait-for-content.ts");
  return waitForContent({ folder: "data", port, host, tools: loadTools().developmentTools(), say });
}

const loadTools = (): typeof developmentTools => load("./tools/develop/development-tools.ts");

/** Unregisters tsx at once: it would also compile Gatsby's own files. */
function load(file: string) {
  const requireHere = createRequire(top);
  const { register }: typeof tsx = requireHere("tsx/cjs/api");
  const unregister = register();
  try {
    return requireHere(file);
  } finally {
    unregister();
  }
}
