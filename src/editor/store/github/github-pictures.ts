import { type GitHubApi, shaSchema } from "./github-api";

/** Uploads pictures to GitHub, and knows the addresses of thumbnails. */
export function githubPictures(api: GitHubApi) {
  /** The pictures uploaded since the page was opened, by their paths below data/. The site may not be built with them yet. */
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
    /** The site's build has written the thumbnails (../../build/stored-pictures.ts). */
    thumbnail: (path: string): string => sent.get(path)?.address ?? `/admin/${path}.webp`,
  };
}

async function base64(bytes: Blob): Promise<string> {
  const binary = Array.from(new Uint8Array(await bytes.arrayBuffer()), (byte) => String.fromCharCode(byte));
  return btoa(binary.join(""));
}
