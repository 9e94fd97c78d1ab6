import * as z from "zod/mini";
import { belowData, isContentFile } from "../../../content/reading/file-path";
import type { StoredPicture } from "../../site/site";
import { UserError } from "../../site/user-error";
import type { StoredContent } from "../store";
import { type GitHubApi, shaSchema } from "./github-api";

/** https://docs.github.com/en/rest/git/trees */
const treeSchema = z.object({
  tree: z.array(z.extend(shaSchema, { path: z.string(), type: z.string() })),
});

/** Reads all content of a commit. A text that an earlier commit had, too, is not read again. */
export function contentReader(api: GitHubApi) {
  /** The texts that were read, by the shas of their blobs. */
  const texts = new Map<string, string>();

  async function readTexts(shas: readonly string[]): Promise<void> {
    const unknown = [...new Set(shas)].filter((sha) => !texts.has(sha));
    const objects = await readObjects(
      api,
      unknown.map((oid) => ({ oid })),
    );
    for (const [index, sha] of unknown.entries()) {
      const object = objects[index];
      if (!object) throw new UserError("GitHub does not show all texts yet: try again in a minute.");
      // GitHub gives no text for a file in UTF-16. An empty text is not valid JSON, so the editor reports the file.
      texts.set(sha, object.text ?? "");
    }
  }

  /** The commit's sha is the version of the content. `sizes` has the sizes of pictures, because a tree has none. */
  return async (commit: string, sizes: readonly StoredPicture[]): Promise<StoredContent> => {
    const { tree } = treeSchema.parse(await api.ask("GET", `git/trees/${commit}?recursive=1`));
    const blobs = tree
      .filter(({ type, path }) => type === "blob" && path.startsWith("data/"))
      .map(({ path, sha }) => ({ path: belowData(path), sha }));
    const files = blobs.filter(({ path }) => isContentFile(path));
    await readTexts(files.map(({ sha }) => sha));
    const sizeOf = new Map(sizes.map((picture) => [picture.path, picture]));
    return {
      version: commit,
      files: files.map(({ path, sha }) => ({ path, text: texts.get(sha) ?? "" })),
      pictures: blobs
        .filter(({ path }) => path.startsWith("images/"))
        .map(({ path }) => sizeOf.get(path) ?? { path }),
    };
  };
}

/** A blob has its text: https://docs.github.com/en/graphql/reference/objects */
const objectSchema = z.nullish(z.object({ oid: z.string(), text: z.nullish(z.string()) }));

const objectsSchema = z.object({ repository: z.nullish(z.record(z.string(), objectSchema)) });

/** The number of texts in one query. GitHub answered one query for all texts with 502. */
const mostAtOnce = 50;

/** A git object name: a sha, `refs/heads/main` or `4f2a…:data/company.json`. */
type ObjectName = { oid: string } | { expression: string };

/** Reads objects of the repository. One that does not exist is undefined. */
export async function readObjects(api: GitHubApi, names: readonly ObjectName[]) {
  const found: Awaited<ReturnType<typeof readSome>> = [];
  for (let first = 0; first < names.length; first += mostAtOnce)
    found.push(...(await readSome(api, names.slice(first, first + mostAtOnce))));
  return found;
}

async function readSome(api: GitHubApi, names: readonly ObjectName[]) {
  const fields = names.map((name, index) => {
    const by = "oid" in name ? `oid: "${name.oid}"` : `expression: ${JSON.stringify(name.expression)}`;
    return `o${index}: object(${by}) { oid ... on Blob { text } }`;
  });
  const query = `query ($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${fields.join(" ")} } }`;
  const { repository } = objectsSchema.parse(await api.query(query));
  return names.map((_, index) => {
    const object = repository?.[`o${index}`];
    return object ? { ...object, text: object.text ?? undefined } : undefined;
  });
}
