import type { GatsbyNode } from "gatsby";
import { checkContentFolder } from "../content/check-content-folder";
import { companyIn } from "../content/reading/valid-entries";
import { validationErrorsText } from "../content/reading/validation-error";
import { publicationErrorsText } from "../content/rules/publication-errors";
import { checkEnvironment } from "./check-environment";

const errorId = "95001";

/** Lets Gatsby print our messages as they are, without a stack trace. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  const text = ({ message }: { message: string }) => message;
  reporter.setErrorMap({ [errorId]: { text, level: "ERROR", category: "USER" } });
};

/** Stops the build before anything is built from invalid content or settings. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  const production = process.env.NODE_ENV === "production";
  const { files, errors } = await checkContentFolder("data");
  if (errors.length > 0) reporter.panic({ id: errorId, context: { message: validationErrorsText(errors) } });
  const { website = "" } = companyIn(files) ?? {};
  const problems = [
    production ? publicationErrorsText(files) : undefined,
    checkEnvironment(process.env, website, production),
  ].filter((message) => message !== undefined);
  if (problems.length > 0) reporter.panic({ id: errorId, context: { message: problems.join("\n\n") } });
};
