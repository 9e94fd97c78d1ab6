import * as z from "zod/mini";
import { isDemonstration } from "../content/rules/unreal-details";

const id = z
  .string()
  .check(
    z.regex(
      /^[\w-]+$/,
      "the letters, digits, hyphens and underscores that EmailJS shows, without quotation marks or spaces",
    ),
  );

const ids = {
  GATSBY_EMAILJS_PUBLIC_KEY: id,
  GATSBY_EMAILJS_SERVICE_ID: id,
  GATSBY_EMAILJS_TEMPLATE_ID: id,
};

const mailVariables = z.object({
  ...ids,
  GATSBY_EMAILJS_ORIGIN: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/i,
          "an address such as https://mail.example.com, without a slash at the end",
        ),
      ),
  ),
  GATSBY_EMAILJS_BLOCK_HEADLESS: z.optional(z.enum(["true", "false"], "true or false")),
});

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Says what is wrong with the build's environment variables for a site at this address; undefined if nothing is. Without any mail
 * settings requests go to the site's own outbox, which only exists on a developer's machine.
 */
export function checkEnvironment(
  environment: Environment,
  website: string,
  isProduction: boolean,
): string | undefined {
  const someSet = Object.keys(ids).some((name) => environment[name]);
  const isNeeded = someSet || (isProduction && !isDemonstration(website));
  const errors = errorsIn(isNeeded ? mailVariables : z.partial(mailVariables), environment);
  if (errors.length === 0) return undefined;
  const isBegun = Object.keys(mailVariables.shape).some((name) => environment[name]);
  return [
    isBegun
      ? "The settings of the mail service are incomplete or wrong."
      : `A site for ${website} must know its mail service, or every quote request would be lost.`,
    ...errors,
    "Set them in the environment or in a file named .env.production; .env.example describes each.",
  ].join("\n");
}

/** A line for each variable that is missing or has another form than the schema's messages describe. */
function errorsIn(variables: z.ZodMiniObject, environment: Environment): string[] {
  // An empty variable counts as unset.
  const filled = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const issues = variables.safeParse(filled).error?.issues ?? [];
  return issues.map(({ path: [name], message }) => {
    const value = environment[String(name)];
    return value
      ? `  ${String(name)} is ${JSON.stringify(value)}: expected ${message}`
      : `  missing: ${String(name)}`;
  });
}
