/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { areas, projects, services } from "../published/published-content";

/** Shorter texts, and single words, are what anybody says. */
const leastLength = 10;

const files = (folder: string, pattern: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => pattern.test(file))
    .map((file) => join(folder, file));

/** Every text of the content that an editor may write as they like. */
const texts = new Set(
  files("data", /\.json$/).flatMap((file) => textsIn(JSON.parse(readFileSync(file, "utf8")))),
);

function textsIn(value: unknown, field = ""): string[] {
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, name));
  const isText = typeof value === "string" && value.length >= leastLength && value.includes(" ");
  return isText && field !== "$schema" ? [value] : [];
}

const slugs = [...areas, ...services, ...projects].map(({ slug }) => slug);

/** The texts and slugs of the content that stand in a test's strings. */
function publishedWords(source: string): string[] {
  const strings = [...source.matchAll(/"([^"\n]*)"|'([^'\n]*)'|`([^`]*)`/g)].map(
    ([, double, single, template]) => double ?? single ?? template ?? "",
  );
  return strings.filter(
    (text) =>
      [...texts].some((published) => text.includes(published)) ||
      slugs.some((slug) => new RegExp(`(^|/)${slug}($|[/.#-])`).test(text)),
  );
}

const suites = [
  ...files("tests/site", /\.ts$/),
  ...files("tests/browser", /\.ts$/),
  ...files("tests/hosts", /\.ts$/),
  ...files("tests/cms", /^[^/]*\.ts$/).filter((file) => !file.endsWith(".test.ts")),
];

it("The tests of the built site name none of its words and addresses, which are the editor's", () => {
  const words = suites.flatMap((file) =>
    publishedWords(readFileSync(file, "utf8")).map((words) => `${file}: ${words}`),
  );
  expect(words).toEqual([]);
});

it("A test is found that names a slug or a text of the content", () => {
  const [slug = ""] = slugs;
  const [text = ""] = texts;
  const named = [`/areas/${slug}`, `${slug}.html`, slug, `It says ${text}`];
  expect(publishedWords(JSON.stringify(named))).toEqual(named);
  expect(publishedWords('"/areas-covered", "/areas/nowhere", "It"')).toEqual([]);
});
