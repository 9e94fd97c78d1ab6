import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

interface Stats {
  /** https://webpack.js.org/api/compilation-object */
  compilation: { fileDependencies: Iterable<string> };
}

/** The part of webpack's compiler that this plugin uses. https://webpack.js.org/api/compiler-hooks/#done */
interface Compiler {
  outputPath: string;
  hooks: { done: { tapPromise(name: string, act: (stats: Stats) => Promise<void>): void } };
}

const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;
const licenceFile = /^(licen[cs]e|copying)/i;

/** A webpack plugin that writes licences.txt with the notice of every package in the scripts. The fonts have OFL.txt. */
export function licencesPlugin(compiler: Compiler): void {
  compiler.hooks.done.tapPromise("licences", async ({ compilation }) => {
    const folders = [...compilation.fileDependencies].flatMap((file) => packageFolder.exec(file)?.[0] ?? []);
    // Webpack adds its own runtime to every script.
    const packages = [...new Set([join("node_modules", "webpack"), ...folders])];
    const notices = await Promise.all(packages.map(noticeOf));
    // List a package once, even if the same version is installed twice.
    await writeFile(join(compiler.outputPath, "licences.txt"), [...new Set(notices)].sort().join("\n\n"));
  });
}

/** Reads the notice of a package. Throws, and so fails the build, if the package has no licence text. */
async function noticeOf(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const files = (await readdir(folder)).filter((file) => licenceFile.test(file)).sort();
  if (files.length === 0)
    throw new Error(`${name} ${version} is in the site's scripts and ${folder} has no licence text.`);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  const title = `${name} ${version} (${license})`;
  return `${title}\n${"=".repeat(title.length)}\n\n${texts.join("\n").trim()}\n`;
}
