import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { GatsbyConfig } from "gatsby";
import type * as tsx from "tsx/cjs/api";

/** From the top of the repository: this file is part of Gatsby's compiled configuration when it runs. */
const top = resolve("gatsby-config.ts");

/**
 * The editor and the outbox beside `gatsby develop`. Loaded only there, and behind the back of the bundler that compiles
 * gatsby-config.ts: Gatsby loads whatever that finds, for every build, and an installation for production has none of
 * their packages.
 */
export const developMiddleware: NonNullable<GatsbyConfig["developMiddleware"]> = (app) => {
  app.use(loadTools().developmentTools());
};

/** Lets `npm start` go on when the content is in order; until then the editor is where the site will be. */
export function waitUntilMended(port: number, host: string, say: (text: string) => void): Promise<void> {
  const { waitForContent }: typeof import("../editor/wait-for-content") = load(
    "./tools/editor/wait-for-content.ts",
  );
  return waitForContent({ folder: "data", port, host, tools: loadTools().developmentTools(), say });
}

const loadTools = (): typeof import("./development-tools") => load("./tools/develop/development-tools.ts");

/** tsx is taken off again at once: what stays registered would also translate Gatsby's own files. */
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
