import { readdir, readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import type { Chunks } from "../../hydration/hydration-files";
import { compileLoader } from "../../hydration/inline-scripts/compile-loader";
import { parsePage } from "../../page-tree/page-tree";
import { pagePaths } from "../../routes/page-paths";
import { earlyScript } from "../html/early-script";
import { socialImageFacts } from "../social-images/social-image-facts";
import type { SiteFacts } from "./site-facts";

interface BuildFacts {
  publicFolder: string;
  website: string;
  mailOrigin: string;
  chunks: Chunks;
  hydrateAtOnce: boolean;
}

/** Reads what the checks must know from the built site itself. */
export async function readSiteFacts(build: BuildFacts): Promise<SiteFacts> {
  const { publicFolder, website, mailOrigin, chunks, hydrateAtOnce } = build;
  const names = await readdir(publicFolder, { recursive: true });
  const text = (file: string) => readFile(join(publicFolder, file), "utf8");
  const { webpackCompilationHash } = JSON.parse(await text("page-data/app-data.json"));
  const home = parsePage(await text("index.html"), pagePaths.home);
  return {
    website,
    mailOrigin,
    loader: compileLoader({ compilationHash: String(webpackCompilationHash), atOnce: hydrateAtOnce }),
    entryScripts: entryScripts(chunks),
    earlyScript: earlyScript().address,
    files: new Set(names.map((name) => `/${name.split(sep).join("/")}`)),
    homePictureAlt: socialImageFacts(home, undefined).alt,
  };
}

/** Gatsby's own entry is named `app`. */
function entryScripts({ namedChunkGroups: { app } }: Chunks): string[] {
  if (!app) throw new Error("webpack names no files for Gatsby's entry, app");
  return app.assets.map(({ name }) => `/${name}`).filter((address) => address.endsWith(".js"));
}
