import { z } from "zod";
import type { Asset } from "../../decap";
import type { GitHubApi } from "./github-api";

const blobSchema = z.object({ content: z.string() });

/** A picture that GitHub has, to be stored under another path or once more. */
export function storedPicture(api: GitHubApi, path: string, sha: string): Asset {
  return {
    path,
    sha,
    toBase64: async () =>
      blobSchema.parse(await api.request(`${api.repoURL}/git/blobs/${sha}`)).content.replaceAll("\n", ""),
  };
}

/** The same pictures; told is how many of those that are to be sent are on their way or there. */
export function counted(
  pictures: readonly Asset[],
  sent: (pictures: number, of: number) => void,
): readonly Asset[] {
  let begun = 0;
  const of = pictures.filter(({ sha }) => sha === undefined).length;
  return pictures.map((picture) => ({
    ...picture,
    toBase64: () => {
      begun += 1;
      sent(begun, of);
      return picture.toBase64();
    },
  }));
}
