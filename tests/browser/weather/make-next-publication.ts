import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { startTool } from "../../../tools/start-tool";
import { copySite } from "../../editor/site-copy";
import { nextPublication } from "../site-under-test";

const faqs = join(nextPublication, "data", "faqs");
const keyFile = join(nextPublication, "made-after");

/**
 * Makes what an owner publishes next: the site with one other text, an answer on the home page, built as it is built
 * everywhere. Tests let it take the built site's place while a page is open. It is made once for each state of that site.
 */
async function make(): Promise<void> {
  const key = stateOf("public");
  if (existsSync(keyFile) && readFileSync(keyFile, "utf8") === key) return;
  copySite(nextPublication);
  // A script's name comes from its modules' paths, and a link would lead out of the copy.
  rmSync(join(nextPublication, "node_modules"));
  shareFiles("node_modules", join(nextPublication, "node_modules"));
  const file = join(faqs, shortestAnswer());
  const { answer, ...faq } = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, `${JSON.stringify({ ...faq, answer: `${answer} Ask us anything else.` }, null, 2)}\n`);
  cpSync(join("public", "static"), join(nextPublication, "public", "static"), { recursive: true });
  writeFileSync(join(nextPublication, "public", "keep-pictures"), "");
  execFileSync("npx", ["gatsby", "build"], { cwd: nextPublication, stdio: "inherit" });
  writeFileSync(keyFile, key);
}

/** A folder of the same files, each stored once. */
function shareFiles(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) shareFiles(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

/** A published site by its home page, which names its scripts, and by what all pages were made of. */
function stateOf(publicFolder: string): string {
  const hash = createHash("sha256").update(readFileSync(join(publicFolder, "index.html")));
  const data = join(publicFolder, "page-data");
  for (const name of readdirSync(data, { recursive: true, encoding: "utf8" }).sort())
    if (name.endsWith(".json")) hash.update(readFileSync(join(data, name)));
  return hash.digest("hex");
}

/** Room for a sentence more is left in any case. */
function shortestAnswer(): string {
  const lengthOf = (file: string) => String(JSON.parse(readFileSync(join(faqs, file), "utf8")).answer).length;
  const [shortest] = readdirSync(faqs).sort((one, other) => lengthOf(one) - lengthOf(other));
  if (shortest === undefined) throw new Error("The content has no question to change");
  return shortest;
}

void startTool(make);
