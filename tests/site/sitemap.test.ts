import { readFileSync } from "node:fs";
import { join } from "node:path";
import { company } from "../support/built-content";
import { publicFolder, readBuiltPages } from "../support/built-site";
import { isIndexed } from "./checks/heads";

const { website } = company;

const read = (file: string) => readFileSync(join(publicFolder, file), "utf8");
const valuesOf = (tag: string, xml: string) =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]+)</${tag}>`, "g"))].map(([, value = ""]) => value);

const sitemaps = valuesOf("loc", read("sitemap-index.xml")).map((address) => read(new URL(address).pathname));

it("The sitemap lists exactly the pages that may be listed, each once", () => {
  const listed = sitemaps.flatMap((xml) => valuesOf("loc", xml));
  const pages = readBuiltPages().filter(isIndexed);
  expect(listed.sort()).toEqual(pages.map(({ path }) => `${website}${path}`).sort());
});
