import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { GatsbyConfig } from "gatsby";
import type * as tsx from "tsx/cjs/api";

/** From the top of the repository: this file is part of Gatsby's compiled configuration when it runs. */
const top = resolve("gatsby-config.ts");

/**
 * The CMS and the outbox beside `gatsby develop`. Loaded only there, and behind the back of the bundler that compiles
 * gatsby-config.ts: Gatsby loads whatever that finds, for every build, and an installation for production has none of
 * their packages.
 */
export const developMiddleware: NonNullable<GatsbyConfig["developMiddleware"]> = (app) => {
  const { require: load }: typeof tsx = createRequire(top)("tsx/cjs/api");
  const { developmentTools }: typeof import("./development-tools") = load(
    "./tools/development-tools.ts",
    top,
  );
  app.use(developmentTools());
};
