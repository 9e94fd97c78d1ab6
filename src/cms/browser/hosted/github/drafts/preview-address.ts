import { z } from "zod";

/** https://docs.github.com/en/rest/commits/statuses: Netlify's names the preview as soon as it is there. */
const statusesSchema = z.object({
  statuses: z.array(z.object({ context: z.string(), state: z.string(), target_url: z.string().nullable() })),
});

/** https://docs.github.com/en/rest/checks/runs: Cloudflare's has it in a table of its summary. */
const checksSchema = z.object({
  check_runs: z.array(
    z.object({
      conclusion: z.string().nullable(),
      output: z.object({ summary: z.string().nullable() }).nullish(),
    }),
  ),
});

const pagesAddress = /https:\/\/[a-z0-9.-]+\.pages\.dev\b/g;

/** Where the host shows a branch, from what GitHub says of its last commit; undefined where no host has said so, or not yet. */
export function previewAddress(checks: unknown, statuses: unknown): string | undefined {
  const told = statusesSchema
    .parse(statuses)
    .statuses.find(({ context, state }) => /deploy/i.test(context) && state === "success");
  if (told?.target_url) return told.target_url;
  return checksSchema
    .parse(checks)
    .check_runs.filter(({ conclusion }) => conclusion === "success")
    .flatMap(({ output }) => output?.summary?.match(pagesAddress) ?? [])
    .at(-1); // The last one stays the same for the whole branch.
}
