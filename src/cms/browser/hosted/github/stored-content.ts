import { belowData } from "../../../../content/reading/content-path";
import type { PictureInspector } from "../../../../content/rules/pictures/check-pictures";
import { reducedPicture } from "../../../change/checked-change";
import type { PresentContent } from "../../../change/complete-change";
import type { GitHubApi } from "./github-api";
import { inParts } from "./in-parts";

/** All of the content as a commit has it. */
export interface StoredContent extends PresentContent {
  commit: string;
  /** What GitHub knows the content of each file by, by its path below data/. */
  shas: ReadonlyMap<string, string>;
  /** What GitHub can say of a picture without sending it. */
  inspect: PictureInspector;
}

/** Deeper than any folder of the content. */
const depth = 20;

/** Reads all of the content at a commit; a text that was read before is not asked for again. */
export function contentReader() {
  const texts = new Map<string, string>();

  async function readText(api: GitHubApi, path: string, sha: string): Promise<string> {
    const text = texts.get(sha) ?? (await api.readFile(path, sha));
    texts.set(sha, text);
    return text;
  }

  return async (api: GitHubApi, commit: string): Promise<StoredContent> => {
    const listed = await api.listFiles("data", { branch: commit, depth });
    const shas = new Map(listed.map(({ id, path }) => [belowData(path), id]));
    const paths = [...shas.keys()];
    const files = await inParts(
      paths.filter((path) => path.endsWith(".json")),
      async (path) => ({ path, text: await readText(api, path, shas.get(path) ?? "") }),
    );
    return {
      commit,
      shas,
      files,
      pictures: paths.filter((path) => path.startsWith("images/")),
      inspect: async (path) => (shas.has(path) ? reducedPicture(path) : "missing"),
    };
  };
}
