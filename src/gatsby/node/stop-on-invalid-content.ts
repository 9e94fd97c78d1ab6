import { readFile } from "node:fs/promises";
import type { GatsbyNode, Reporter } from "gatsby";
import { backendError } from "../../cms/production-settings";
import { checkContentFolder } from "../../content/check-content";
import { formatValidationErrors } from "../../content/reading/validation-error";
import { withoutSchemaAddress } from "../../content/reading/without-schema-address";
import { companySchema } from "../../content/types/company";
import { checkEnvironment } from "./check-environment";

const contentErrorId = "95001";
const environmentErrorId = "95002";

/** Lets Gatsby print our messages as they are, without a stack trace. https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPreInit */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  const asWritten = {
    text: ({ message }: { message: string }) => message,
    level: "ERROR",
    category: "USER",
  } as const;
  reporter.setErrorMap({ [contentErrorId]: asWritten, [environmentErrorId]: asWritten });
};

/** Stops the build, and `npm start`, before anything is built from invalid content or settings. https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPreBootstrap */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  const errors = await checkContentFolder("data");
  if (errors.length > 0) stop(reporter, contentErrorId, formatValidationErrors(errors));
  const company = JSON.parse(await readFile("data/company.json", "utf8"));
  const { website } = companySchema.parse(withoutSchemaAddress(company));
  const settings =
    checkEnvironment(process.env, website, process.env.NODE_ENV === "production") ??
    backendError(process.env);
  if (settings) stop(reporter, environmentErrorId, settings);
};

function stop(reporter: Reporter, id: string, message: string): void {
  reporter.panic({ id, context: { message } });
}
