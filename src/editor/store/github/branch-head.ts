/**
 * The latest commit of a branch. GitHub may take a few seconds to show a commit that we have just made: until it does, and still
 * reports a commit that ours replaced, we use our own. `undefined` means that the branch does not exist.
 */
export function branchHead() {
  const superseded = new Set<string | undefined>();
  let ownCommit: string | undefined;
  return {
    /** The branch's latest commit, from the one that GitHub reports. */
    latest(reported: string | undefined): string | undefined {
      if (superseded.has(reported)) return ownCommit;
      superseded.clear();
      return reported;
    },
    /** True once GitHub reports our latest commit, or a later one. */
    hasCaughtUp: () => superseded.size === 0,
    /** Call after our own commit has moved the branch. */
    moved(from: string | undefined, to: string | undefined): void {
      superseded.add(from).delete(to);
      ownCommit = to;
    },
    /** Call when GitHub refuses a commit: what it reported was up to date after all. */
    forget: () => superseded.clear(),
  };
}
