import type { GatsbyNode } from "gatsby";
import { checkContentFolder } from "../../content/check-content-folder";
import { isDemonstration, missingLegalDetails } from "../../content/derived/demo-content";
import { companyIn } from "../../content/reading/parse-content-file";
import { readContentFiles } from "../../content/reading/read-content-files";
import { formatValidationErrors } from "../../content/reading/validation-error";
import { productionSettingsError } from "../../editor/build/production-settings";
import { waitUntilMended } from "./develop-tools";

const errorId = "95001";

/** Lets Gatsby print our messages as they are, without a stack trace. https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPreInit */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  const text = ({ message }: { message: string }) => message;
  reporter.setErrorMap({ [errorId]: { text, level: "ERROR", category: "USER" } });
};

/**
 * Stops the build before anything is built from invalid content or settings. `npm start` waits for the content to be
 * corrected instead, with the editor running. https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPreBootstrap
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter, store }) => {
  const production = process.env.NODE_ENV === "production";
  const { port = 8000, host = "localhost" }: { port?: number; host?: string } = store.getState().program;
  if (!production) await waitUntilMended(Number(port), host, (text) => reporter.warn(text));
  const errors = await checkContentFolder("data");
  if (errors.length > 0)
    reporter.panic({ id: errorId, context: { message: formatValidationErrors(errors) } });
  const files = await readContentFiles("data");
  const { website = "" } = companyIn(files) ?? {};
  const missing = [
    production ? missingLegalDetails(files) : undefined,
    checkEnvironment(process.env, website, production) ?? productionSettingsError(process.env),
  ].filter((message) => message !== undefined);
  if (missing.length > 0) reporter.panic({ id: errorId, context: { message: missing.join("\n\n") } });
};

type Environment = Readonly<Record<string, string | undefined>>;

const mailVariables = [
  "GATSBY_EMAILJS_PUBLIC_KEY",
  "GATSBY_EMAILJS_SERVICE_ID",
  "GATSBY_EMAILJS_TEMPLATE_ID",
] as const;

/** The form of an id or key at EmailJS. */
const idForm = /^[\w-]+$/;

/** Texts that manuals and templates put where an id belongs: your_public_key, service_xxxxxxx, template_id. */
const sampleId = /(?:^|[_-])(?:your|x{3,})(?:[_-]|$)|^(?:user_id|public_key|service_id|template_id)$/i;

const isId = (value: string) => idForm.test(value) && !sampleId.test(value);
const id =
  "the letters, digits, hyphens and underscores that EmailJS shows, without quotation marks or spaces";

/** The form of each mail setting, and how a message describes it. */
const settingForms: readonly [name: string, isValid: (value: string) => boolean, form: string][] = [
  ...mailVariables.map((name): [string, typeof isId, string] => [name, isId, id]),
  [
    "GATSBY_EMAILJS_ORIGIN",
    (value) => /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/i.test(value),
    "an address such as https://mail.example.com, without a slash at the end",
  ],
  ["GATSBY_EMAILJS_BLOCK_HEADLESS", (value) => /^(?:true|false)$/.test(value), "true or false"],
];

/**
 * Says what is wrong with the mail settings for a site at this address; undefined if nothing is.
 * Without any settings requests go to the site's own outbox, which only exists on a developer's machine.
 */
export function checkEnvironment(
  environment: Environment,
  website: string,
  production: boolean,
): string | undefined {
  const missing = mailVariables.filter((name) => !environment[name]);
  const malformed = settingForms.flatMap(([name, isValid, form]) => {
    const value = environment[name];
    return value && !isValid(value) ? [`  ${name} is ${JSON.stringify(value)}: expected ${form}`] : [];
  });
  const someSet = missing.length < mailVariables.length;
  const isIncomplete = missing.length > 0 && (someSet || (production && !isDemonstration(website)));
  if (!isIncomplete && malformed.length === 0) return undefined;
  return [
    someSet || malformed.length > 0
      ? "The settings of the mail service are incomplete or wrong."
      : `A site for ${website} must know its mail service, or every quote request would be lost.`,
    ...(isIncomplete ? missing.map((name) => `  missing: ${name}`) : []),
    ...malformed,
    "Set them in the environment or in a file named .env.production; .env.example describes each.",
  ].join("\n");
}
