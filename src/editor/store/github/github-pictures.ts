import { type GitHubApi, shaSchema } from "./github-api";

/** The pictures that are sent to GitHub, and the thumbnails of those that are stored. */
export function githubPictures(api: GitHubApi) {
  /** The pictures sent since the page was opened, by their paths below data/. The site's build may not have seen them yet. */
  const sent = new Map<string, { sha: string; address: string }>();

  return {
    /** Uploads a picture, unless an earlier attempt to publish it has done so. */
    send: async (path: string, bytes: Blob): Promise<string> => {
      const known = sent.get(path);
      if (known) return known.sha;
      const body = { content: await base64(bytes), encoding: "base64" };
      const { sha } = shaSchema.parse(await api.ask("POST", "git/blobs", body));
      sent.set(path, { sha, address: URL.createObjectURL(bytes) });
      return sha;
    },
    /** The small version from the site's build (../../build/stored-pictures.ts). */
    thumbnail: (path: string): string => sent.get(path)?.address ?? `/admin/${path}.webp`,
  };
}

/** The bytes in base64, for JSON. */
async function base64(bytes: Blob): Promise<string> {
  const binary = Array.from(new Uint8Array(await bytes.arrayBuffer()), (byte) => String.fromCharCode(byte));
  return btoa(binary.join(""));
}
