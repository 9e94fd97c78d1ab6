import { UserError } from "../../site/user-error";
import { type GitHubApi, shaSchema } from "./github-api";

/** The pictures of the site at GitHub, by the sha of their content. */
export function githubPictures(api: GitHubApi) {
  /** Pictures by their paths below data/. */
  const shas = new Map<string, string>();
  /** Addresses of the pictures that were sent since the page was opened: the site's build may not have seen them yet. */
  const sent = new Map<string, string>();

  return {
    shas,
    /** Uploads a picture, unless an earlier attempt to publish it has done so. */
    send: async (path: string, bytes: Blob): Promise<string> => {
      const known = shas.get(path);
      if (known) return known;
      const body = { content: await base64(bytes), encoding: "base64" };
      const { sha } = shaSchema.parse(await api.ask("POST", "git/blobs", body));
      shas.set(path, sha);
      sent.set(path, URL.createObjectURL(bytes));
      return sha;
    },
    /** The small version from the site's build (../../build/stored-pictures.ts). */
    thumbnail: (path: string): string => sent.get(path) ?? `/admin/${path}.webp`,
    bytes: async (path: string): Promise<Blob> => {
      const sha = shas.get(path);
      if (!sha) throw new UserError("This picture is no longer there.");
      return api.bytes(sha);
    },
  };
}

/** The bytes in base64, for JSON. */
async function base64(bytes: Blob): Promise<string> {
  const binary = Array.from(new Uint8Array(await bytes.arrayBuffer()), (byte) => String.fromCharCode(byte));
  return btoa(binary.join(""));
}
