/** @jest-environment node */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { answererOf } from "../../src/content/answer/answer-query";
import { type ContentByPath, type EntryData, entriesOf } from "../../src/content/answer/entries";
import { documentOf } from "../../src/content/answer/page-queries";
import { sitePages } from "../../src/content/derived/site-pages";
import { parseJson, withoutSchemaPath } from "../../src/content/reading/parse-json";
import { readContentFiles } from "../../src/content/reading/read-content-files";
import { londonDay } from "../../src/content/values/clock";
import { filePath, pageNames, pagePaths, pageTypes } from "../../src/routes";
import { hasPlanner } from "../support/built-content";
import { publicFolder } from "../support/built-site";

/** The file of Gatsby's answer to the query of a page: /page-data/areas/chelsea.html/page-data.json. */
function answerFile(path: string): string {
  const name = path === pagePaths.home ? "index" : filePath(path);
  return join(publicFolder, "page-data", name, "page-data.json");
}

/** Replaces each picture of an answer by whether there is one, because only the build has made picture files. */
function withoutPictures(answer: unknown): unknown {
  return JSON.parse(
    JSON.stringify(answer, (key, value) => (key === "childImageSharp" ? value !== null : value)),
  );
}

const image = { width: 4, height: 3, images: { fallback: { src: "/picture.jpg" } } };

let content: ContentByPath;
beforeAll(async () => {
  const files = await readContentFiles("data");
  content = Object.fromEntries(
    files.map(({ path, text }) => [path, withoutSchemaPath(Object(parseJson(text).value))]),
  );
});

/** The answer of src/content/answer to a query, on a day. */
function answer(query: string, variables: EntryData, today: string): EntryData {
  return answererOf({ content, today, pictures: () => image })(documentOf(query), variables);
}

/** A site without a tile that can be planned has no planner. */
const names = pageNames.filter((name) => name !== "planner" || hasPlanner);

it.each(names)("The editor's preview and the build give the same answer to the page's query: %s", (name) => {
  const { query } = require(`../../src/${pageTypes[name].component}`);
  const entries = entriesOf(content);
  const ofType = sitePages((type) => entries[type]).filter((page) => page.name === name);
  expect(ofType).not.toHaveLength(0);
  for (const { path, variables } of ofType) {
    const file = answerFile(path);
    const built = JSON.parse(readFileSync(file, "utf8")).result.data;
    // Gatsby writes this file only when the answer changes.
    const buildDay = londonDay(statSync(file).mtime);
    expect({ path, data: withoutPictures(answer(query, variables, buildDay)) }).toEqual({
      path,
      data: withoutPictures(built),
    });
  }
});
