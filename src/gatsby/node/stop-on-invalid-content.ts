import type { GatsbyNode } from "gatsby";
import { waitUntilMended } from "../../../tools/develop/develop-middleware";
import { checkContentFolder } from "../../content/check-content-folder";
import { isDemonstration, missingLegalDetails } from "../../content/derived/reminders";
import { companyIn } from "../../content/reading/parse-content-file";
import { readContentFiles } from "../../content/reading/read-content-files";
import { formatValidationErrors } from "../../content/reading/validation-error";
import { productionSettingsError } from "../../editor/build/production-settings";

const errorId = "95001";

/** Lets Gatsby print our messages as they are, without a stack trace. https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPreInit */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  const text = ({ message }: { message: string }) => message;
  reporter.setErrorMap({ [errorId]: { text, level: "ERROR", category: "USER" } });
};

/**
 * Stops the build before anything is built from invalid content or settings. `npm start` waits for the content to be
 * mended instead, with the editor running. https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPreBootstrap
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

/**
 * Says what is wrong with the mail settings for a site at this address; undefined where nothing is.
 * Without any settings requests go to the site's own outbox, which only exists on a developer's machine.
 */
export function checkEnvironment(
  environment: Environment,
  website: string,
  production: boolean,
): string | undefined {
  const missing = mailVariables.filter((name) => !environment[name]);
  const someSet = missing.length < mailVariables.length;
  const published = production && !isDemonstration(website);
  if (missing.length === 0 || (!someSet && !published)) return undefined;
  return [
    someSet
      ? "The settings of the mail service are incomplete."
      : `A site for ${website} must know its mail service, or every quote request would be lost.`,
    ...missing.map((name) => `  missing: ${name}`),
    "Set them in the environment or in a file named .env.production; .env.example describes each.",
  ].join("\n");
}
