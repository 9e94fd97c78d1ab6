import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import type { Company } from "../../src/content/types/company";
import { contentFolder, published } from "../content/valid-content";
import { copySite } from "../editor/site-copy";
import { faqs, first } from "../published/published-content";
import { hostileAnswer, reviews, runInBrowser, site } from "./edited-site";

const data = join(site, "data");

/** Before the tests of this folder: a day's work in the editor on a copy of the site, and a build of it without any cache. */
export default async function makeEditedSite(): Promise<void> {
  copySite(site);
  await simplifyPictures();
  runInBrowser("session");
  addProof();
  await giveItColoursAndMark();
  change(`faqs/${first(faqs).slug}.json`, { answer: hostileAnswer });
  buildSite();
}

/** Gatsby says on standard output why a build failed. */
function buildSite(): void {
  const { status, stdout, stderr } = spawnSync(
    "node",
    [resolve("node_modules/gatsby/cli.js"), "build", "--no-uglify"],
    {
      cwd: site,
      encoding: "utf8",
      env: { ...process.env, NODE_ENV: "production", EDITOR_REPOSITORY: "owner/name" },
    },
  );
  if (status !== 0) throw new Error(`The edited site could not be built:\n${stdout}${stderr}`);
}

/** Replace all pictures with a plain one: the tests check pages, and encoding pictures takes minutes. */
async function simplifyPictures(): Promise<void> {
  const plain = await sharp({ create: { width: 1440, height: 1080, channels: 3, background: "#0f3d33" } })
    .jpeg()
    .toBuffer();
  for (const file of readdirSync(data, { recursive: true, encoding: "utf8" }))
    if (file.endsWith(".jpg")) writeFileSync(join(data, file), plain);
}

/** Gives the company people, certificates and an insurance. */
function addProof(): void {
  for (const folder of ["people", "certificates", "images/people", "images/certificates", "images/company"])
    cpSync(join(contentFolder, folder), join(data, folder), { recursive: true });
  mkdirSync(join(data, "reviews"), { recursive: true });
  for (const review of reviews)
    writeFileSync(join(data, `reviews/${review.slug}.json`), JSON.stringify(review));
  const { insurance, claims } = published("company.json") as Company;
  const { claims: own } = JSON.parse(readFileSync(join(data, "company.json"), "utf8"));
  const proven = { ...own, reviewsAddress: claims.reviewsAddress };
  change("company.json", { insurance, claims: proven });
}

/** The choices of an owner in the editor (tests/editor/screens/your-own-site.spec.ts). */
async function giveItColoursAndMark(): Promise<void> {
  const brand = { colour: "#1b3a6b", accent: "#f2a03d", mark: "images/company/mark.png" };
  await sharp({ create: { width: 512, height: 512, channels: 4, background: "#1b3a6b80" } })
    .png()
    .toFile(join(data, brand.mark));
  change("company.json", { brand });
}

function change(path: string, fields: object): void {
  const file = join(data, path);
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), ...fields }));
}
