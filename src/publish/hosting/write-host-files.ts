import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { headersFile } from "./headers-file";
import { packFiles } from "./pack-files";
import { type Redirect, redirectFiles } from "./redirects";
import { robotsText, securityText } from "./robots-and-security";

interface PublishedCompany {
  website: string;
  email: string;
}

/** Writes the files that hosts and robots read, and compressed copies of all texts. */
export async function writeHostFiles(
  folder: string,
  company: PublishedCompany,
  moved: readonly Redirect[],
  now: Date,
): Promise<void> {
  await writeFile(join(folder, "_headers"), headersFile());
  for (const [name, text] of Object.entries(redirectFiles(moved))) await writeFile(join(folder, name), text);
  await writeFile(join(folder, "robots.txt"), robotsText(company.website));
  await mkdir(join(folder, ".well-known"), { recursive: true });
  await writeFile(join(folder, ".well-known", "security.txt"), securityText(company, now));
  await packFiles(folder);
}
