import { z } from "zod";
import type { Content } from "../../change/change";
import { StoreError } from "../store";
import type { GitHubApi } from "./github-api";

/** All content as a commit has it. */
export interface CommittedContent extends Content {
  commit: string;
  /** What GitHub knows each file's content by, pictures too. */
  shas: ReadonlyMap<string, string>;
}

/** A folder in a folder has texts; what lies deeper are pictures, of which only the names are asked. */
const contentQuery = `query ($owner: String!, $name: String!, $at: String!, $data: String!, $images: String!) {
  repository(owner: $owner, name: $name) {
    commit: object(expression: $at) { ... on Commit { oid tree { entries { name oid } } } }
    data: object(expression: $data) { ... on Tree { oid entries { name oid object { ... on Blob { text }
      ... on Tree { entries { name oid object { ... on Blob { text } } } } } } } }
    images: object(expression: $images) { ... on Tree { entries { name oid object {
      ... on Tree { entries { name oid object { ... on Tree { entries { name oid } } } } } } } } }
  }
}`;

/** What is in a folder; `text` is null of a file that is no text. */
const entry = z.object({
  name: z.string(),
  oid: z.string(),
  get object() {
    return z.object({ text: z.string().nullish(), entries: z.array(entry).optional() }).nullish();
  },
});

type Entry = z.infer<typeof entry>;

const answerSchema = z.object({
  repository: z.object({
    commit: z.object({ oid: z.string(), tree: z.object({ entries: z.array(entry) }) }),
    data: z.object({ oid: z.string(), entries: z.array(entry) }),
    images: z.object({ entries: z.array(entry) }).nullish(),
  }),
});

/** Reads all content, with one query, at a branch or a commit. */
export async function readContent(api: GitHubApi, at: string): Promise<CommittedContent> {
  const variables = { at, data: `${at}:data`, images: `${at}:data/images` };
  const answer = answerSchema.safeParse(await api.query(contentQuery, variables));
  if (!answer.success)
    throw new StoreError(`GitHub has no content of a site at ${at}: ask whoever keeps it.`);
  const { commit, data, images } = answer.data.repository;
  // The three parts of the answer may be of different commits where somebody publishes just now.
  const isWhole = commit.tree.entries.some(({ name, oid }) => name === "data" && oid === data.oid);
  if (!isWhole) return readContent(api, at);
  const files = filesIn(data.entries, "");
  const pictures = filesIn(images?.entries ?? [], "images/");
  return {
    commit: commit.oid,
    files: files.flatMap(({ path, object }) =>
      path.endsWith(".json") && object?.text != null ? [{ path, text: object.text }] : [],
    ),
    pictures: pictures.map(({ path }) => ({ path })),
    shas: new Map([...files, ...pictures].map(({ path, oid }) => [path, oid])),
  };
}

/** What has no ending is a folder of which nothing more was asked. */
function filesIn(entries: readonly Entry[], folder: string): (Entry & { path: string })[] {
  return entries.flatMap((one) => {
    const path = folder + one.name;
    if (one.object?.entries) return filesIn(one.object.entries, `${path}/`);
    return one.name.includes(".") ? [{ ...one, path }] : [];
  });
}

const objectsSchema = z.object({
  repository: z.record(z.string(), z.object({ oid: z.string(), text: z.string().optional() }).nullable()),
});

/** Files, with one query, by what git calls them: `4f2a…:data/company.json`; undefined where there is none. */
export async function readObjects(api: GitHubApi, expressions: readonly string[]) {
  if (expressions.length === 0) return [];
  const fields = expressions.map(
    (expression, index) =>
      `o${index}: object(expression: ${JSON.stringify(expression)}) { oid ... on Blob { text } }`,
  );
  const query = `query ($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${fields.join(" ")} } }`;
  const { repository } = objectsSchema.parse(await api.query(query));
  return expressions.map((_, index) => repository[`o${index}`] ?? undefined);
}
