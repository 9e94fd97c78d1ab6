import { type HostedContent, MovedOn } from "../hosted-content";
import type { GitHubApi } from "./github-api";
import { isMovedOn, makeCommit } from "./make-commit";
import { counted } from "./pictures";
import { contentReader } from "./stored-content";

/** The content in a repository at GitHub. Every change is one commit on top of exactly what was read. */
export function githubContent(
  connected: () => Promise<GitHubApi>,
  sent: (pictures: number, of: number) => void = () => {},
): HostedContent {
  const readContent = contentReader();
  return {
    read: async () => {
      const api = await connected();
      const stored = await readContent(api, (await api.getDefaultBranch()).commit.sha);
      return {
        ...stored,
        commit: async (change, pictures, { commitMessage = "Change the content" }) => {
          const sha = await makeCommit(api, stored, change, counted(pictures, sent), commitMessage);
          await api.patchBranch(api.branch, sha).catch((reason) => {
            throw isMovedOn(reason) ? new MovedOn() : reason;
          });
        },
      };
    },
  };
}
