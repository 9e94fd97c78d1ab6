import * as z from "zod";
import { belowData } from "../../../content/reading/content-path";
import type { Content, StoredPicture } from "../../change/change";
import { StoreError } from "../store";
import type { GitHubApi } from "./github-api";

/** All content as a commit has it. */
export interface CommittedContent extends Content {
  commit: string;
  pictures: readonly (StoredPicture & { sha: string })[];
}

/** https://docs.github.com/en/rest/git/trees */
const treeSchema = z.object({
  tree: z.array(z.object({ path: z.string(), type: z.string(), sha: z.string() })),
});

/** Reads all content at a branch or a commit, all texts with one query, unless it is that which was read last. */
export async function readContent(
  api: GitHubApi,
  at: string,
  last?: CommittedContent,
): Promise<CommittedContent> {
  const [commit] = await readObjects(api, [at]);
  if (!commit) throw new StoreError(`GitHub has no content of a site at ${at}: ask whoever looks after it.`);
  const { oid } = commit;
  if (last?.commit === oid) return last;
  const { tree } = treeSchema.parse(await api.ask("GET", `git/trees/${oid}?recursive=1`));
  const files = tree.filter(({ path, type }) => type === "blob" && path.startsWith("data/"));
  const named = files.filter(({ path }) => path.endsWith(".json"));
  const objects = await readObjects(
    api,
    named.map(({ path }) => `${oid}:${path}`),
  );
  return {
    commit: oid,
    files: named.map(({ path }, index) => ({ path: belowData(path), text: objects[index]?.text ?? "" })),
    pictures: files
      .filter(({ path }) => path.startsWith("data/images/"))
      .map(({ path, sha }) => ({ path: belowData(path), sha })),
  };
}

/** A blob has its text, a commit the rest: https://docs.github.com/en/graphql/reference/objects */
const objectSchema = z
  .object({
    oid: z.string(),
    text: z.string().nullish(),
    message: z.string().default(""),
    committedDate: z.string().optional(),
    author: z.object({ name: z.string().nullable() }).nullish(),
  })
  .nullable();

const objectsSchema = z.object({ repository: z.record(z.string(), objectSchema).nullish() });

/** Objects, with one query, by what git calls them: `4f2a…:data/company.json`; undefined if there is none. */
export async function readObjects(api: GitHubApi, expressions: readonly string[]) {
  if (expressions.length === 0) return [];
  const fields = expressions.map(
    (expression, index) =>
      `o${index}: object(expression: ${JSON.stringify(expression)}) { oid ... on Blob { text } ... on Commit { message committedDate author { name } } }`,
  );
  const query = `query ($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${fields.join(" ")} } }`;
  const { repository } = objectsSchema.parse(await api.query(query));
  return expressions.map((_, index) => repository?.[`o${index}`] ?? undefined);
}
