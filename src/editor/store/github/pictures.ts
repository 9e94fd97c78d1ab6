import { PlainError } from "../../site/plain-error";
import { type GitHubApi, shaSchema } from "./github-api";

export type GitHubPictures = ReturnType<typeof githubPictures>;

/** The pictures of the site at GitHub, by the sha of their content. */
export function githubPictures(api: GitHubApi) {
  /** Pictures by their paths below data/. */
  const shas = new Map<string, string>();

  function shaOf(path: string): string {
    const sha = shas.get(path);
    if (!sha) throw new PlainError("One of its pictures is no longer there, so this cannot be done.");
    return sha;
  }

  return {
    shas,
    shaOf,
    /** Uploads a picture unless GitHub has it. */
    send: async (path: string, bytes: Blob): Promise<void> => {
      if (shas.has(path)) return;
      const body = { content: await base64(bytes), encoding: "base64" };
      shas.set(path, shaSchema.parse(await api.ask("POST", "git/blobs", body)).sha);
    },
    bytes: async (path: string): Promise<Blob> => api.bytes(shaOf(path)),
  };
}

/** The bytes in base64, for JSON. */
async function base64(bytes: Blob): Promise<string> {
  const binary = Array.from(new Uint8Array(await bytes.arrayBuffer()), (byte) => String.fromCharCode(byte));
  return btoa(binary.join(""));
}
