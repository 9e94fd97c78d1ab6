import { PlainError } from "../../change/plain-error";
import type { Store } from "../store";
import { type GitHubApi, shaSchema } from "./github-api";
import { readObjects } from "./read-content";

export type GitHubPictures = ReturnType<typeof githubPictures>;

/** The pictures of the site at GitHub, by the sha of their content. */
export function githubPictures(api: GitHubApi, history: Store["history"]) {
  /** Pictures by their paths below data/. */
  const shas = new Map<string, string>();

  /** The picture at a path, or a removed one that had this path. */
  async function shaOf(path: string): Promise<string> {
    const sha = shas.get(path) ?? (await removed(path));
    if (!sha) throw new PlainError("One of its pictures is no longer there, so this cannot be done.");
    return sha;
  }

  async function removed(path: string): Promise<string | undefined> {
    const [removal] = await history(path);
    const [picture] = removal ? await readObjects(api, [{ expression: `${removal.id}^:data/${path}` }]) : [];
    return picture?.oid;
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
    bytes: async (path: string): Promise<Blob> => api.bytes(await shaOf(path)),
  };
}

/** The bytes in base64, for JSON. */
async function base64(bytes: Blob): Promise<string> {
  const binary = Array.from(new Uint8Array(await bytes.arrayBuffer()), (byte) => String.fromCharCode(byte));
  return btoa(binary.join(""));
}
