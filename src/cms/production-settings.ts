import { z } from "zod";
import type { CmsSettings } from "./cms-settings";

/** An address of which the CMS's page may ask: its policy names it. */
const server = z.url({ protocol: /^https$/, hostname: z.regexes.domain }).optional();

/** Decap's settings of a git host, as far as they are the same for all: https://decapcms.org/docs/backends-overview */
const backendSchema = z.looseObject({
  name: z.enum(["github", "gitlab", "bitbucket", "gitea", "azure"]),
  repo: z.string().min(1),
  branch: z.string().min(1).default("main"),
  base_url: server,
  api_root: server,
});

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The CMS's settings for a published site, from CMS_BACKEND: the `backend` part of Decap's configuration
 * as JSON. Undefined where it is not set: then the site is published without a CMS.
 */
export function productionSettings(environment: Environment, siteUrl: string): CmsSettings | undefined {
  const { CMS_BACKEND: written } = environment;
  return written ? { backend: backendSchema.parse(parsed(written)), siteUrl } : undefined;
}

/** What is wrong with CMS_BACKEND; undefined where nothing is. */
export function backendError({ CMS_BACKEND: written }: Environment): string | undefined {
  const read = written ? backendSchema.safeParse(parsed(written)) : undefined;
  if (!read?.error) return undefined;
  return [
    'CMS_BACKEND is not what the CMS needs: JSON such as {"name":"github","repo":"owner/name"}.',
    ...read.error.issues.map(({ path, message }) => `  ${path.join(".") || "the whole"}: ${message}`),
    "Set it in the environment or in a file named .env.production; docs/editing.md describes it.",
  ].join("\n");
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
