/**
 * The commit that a branch is at. Reading may lag seconds behind one's own writing, so one's own commit counts for as long as
 * GitHub tells one that it followed. Undefined is a branch that there is not.
 */
export function branchHead() {
  const followed = new Set<string | undefined>();
  let own: string | undefined;
  return {
    /** The branch's current commit, from GitHub's answer. */
    at(told: string | undefined): string | undefined {
      if (followed.has(told)) return own;
      followed.clear();
      return told;
    },
    /** True if GitHub's answer includes our own last commit. */
    isShown: () => followed.size === 0,
    /** One's own writing moved the branch. */
    moved(from: string | undefined, to: string | undefined): void {
      followed.add(from).delete(to);
      own = to;
    },
    /** A refusal has shown that GitHub told the truth. */
    forget: () => followed.clear(),
  };
}
