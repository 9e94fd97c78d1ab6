import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const licenceFile = /^(licen[cs]e|copying)/i;

/**
 * The notices of packages and of the font, which their licences ask for wherever a copy goes. A package without a text
 * stops the build, so that none is shipped without.
 */
export async function licenceNotices(
  packageFolders: readonly string[],
  fontLicence: string,
): Promise<string> {
  const packages = await Promise.all(packageFolders.map(noticeOf));
  const font = { title: "Fraunces, the headings' font", text: await readFile(fontLicence, "utf8") };
  // A package that is there twice in one version is named once.
  const notices = new Map([...packages, font].map(({ title, text }) => [title, text.trim()]));
  return [...notices]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([title, text]) => `${title}\n${"=".repeat(title.length)}\n\n${text}\n`)
    .join("\n\n");
}

async function noticeOf(folder: string): Promise<{ title: string; text: string }> {
  const { name, version, license } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const title = `${name} ${version}${typeof license === "string" ? ` (${license})` : ""}`;
  const files = (await readdir(folder)).filter((file) => licenceFile.test(file)).sort();
  if (files.length === 0)
    throw new Error(`${name} ${version} is in the site's scripts and ${folder} has no licence text.`);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  return { title, text: texts.join("\n") };
}
