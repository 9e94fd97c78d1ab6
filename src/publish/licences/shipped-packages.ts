import { join } from "node:path";

/** What of a webpack module is read here; several that became one have it for each. */
export interface BundledModule {
  nameForCondition?(): string | null;
  modules?: readonly BundledModule[];
}

/** What of webpack's compilation is read here. https://webpack.js.org/api/compilation-object */
export interface Compilation<Chunk = unknown> {
  chunks: Iterable<Chunk>;
  chunkGraph: { getChunkModules(chunk: Chunk): readonly BundledModule[] };
}

/** Webpack writes code of its own into every script. */
const webpack = join("node_modules", "webpack");

const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

/** The folders of all packages of which a part is in the scripts that browsers get. */
export function shippedPackages({ chunks, chunkGraph }: Compilation): string[] {
  const modules = [...chunks].flatMap((chunk) => chunkGraph.getChunkModules(chunk));
  const folders = modules.flatMap(filesOf).flatMap((file) => packageFolder.exec(file)?.[0] ?? []);
  return [...new Set([webpack, ...folders])];
}

function filesOf(module: BundledModule): string[] {
  if (module.modules) return module.modules.flatMap(filesOf);
  const file = module.nameForCondition?.();
  return file ? [file] : [];
}
