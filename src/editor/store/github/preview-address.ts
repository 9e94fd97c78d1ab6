/**
 * Where the host shows a branch, by the pattern that the settings name: `{number}` is the pull request's, `{branch}` the
 * branch's name as hosts write it into addresses (Cloudflare Pages keeps 28 characters). None where the pattern wants
 * what there is not.
 */
export function previewAddress(
  pattern: string | undefined,
  branch: string,
  number: number | undefined,
): string | undefined {
  if (!pattern || (pattern.includes("{number}") && number === undefined)) return undefined;
  const name = branch
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 28)
    .replace(/-$/, "");
  return pattern.replaceAll("{number}", String(number)).replaceAll("{branch}", name);
}
