import { z } from "zod";
import type { EditorSettings } from "./editor-settings";

const https = z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: "no https address" });

const schema = z.object({
  EDITOR_REPOSITORY: z.string().regex(/^[\w.-]+\/[\w.-]+$/, "not owner/name, as GitHub writes it"),
  EDITOR_BRANCH: z.string().min(1).default("main"),
  EDITOR_SIGN_IN: https.optional(),
  EDITOR_PREVIEW: z
    .string()
    .regex(/^https:\/\/.*\{(number|branch)\}/, "no https address with {number} or {branch} in it")
    .optional(),
});

type Environment = Readonly<Record<string, string | undefined>>;

/** The editor's settings for a published site. Undefined where no repository is named: then the site has no editor. */
export function productionSettings(environment: Environment, siteUrl: string): EditorSettings | undefined {
  if (!environment.EDITOR_REPOSITORY) return undefined;
  const { EDITOR_REPOSITORY, EDITOR_BRANCH, EDITOR_SIGN_IN, EDITOR_PREVIEW } = schema.parse(
    filled(environment),
  );
  return {
    store: {
      repository: EDITOR_REPOSITORY,
      branch: EDITOR_BRANCH,
      proxy: EDITOR_SIGN_IN,
      preview: EDITOR_PREVIEW,
    },
    siteUrl,
  };
}

/** What is wrong with these settings; undefined where nothing is. */
export function productionSettingsError(environment: Environment): string | undefined {
  if (!environment.EDITOR_REPOSITORY) return undefined;
  const { error } = schema.safeParse(filled(environment));
  if (!error) return undefined;
  return [
    "The editor's settings are not what it needs; docs/environment.md describes them.",
    ...error.issues.map(({ path, message }) => `  ${path.join(".")}: ${message}`),
  ].join("\n");
}

/** A variable that is there and empty is not set. */
const filled = (environment: Environment) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
