import { isDemonstration } from "../../content/derived/reminders";

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
