import type { GatsbyNode } from "gatsby";
import { companyFacts } from "../../content/derived/company-facts";
import { phoneFormats } from "../../content/derived/phone-formats";
import { fillPlaceholders } from "../../content/fields/placeholders";
import { contentTypes } from "../../content/types/content-types";
import type { ResolverContext } from "./content-nodes";
import { graphqlTypes } from "./graphql-types";

type Resolver = (
  source: Readonly<Record<string, unknown>>,
  args: unknown,
  context: ResolverContext,
  info: { fieldName: string },
) => unknown;

/** Fills the company's facts into copy, so that a page never sees a placeholder that data/company.json answers. */
const resolveFilled: Resolver = async (source, _args, { nodeModel }, { fieldName }) => {
  const value = source[fieldName];
  const services = await nodeModel.findAll({ type: "Service" });
  const facts = companyFacts(await nodeModel.findOne({ type: "Company" }), await services.totalCount());
  const fill = (copy: unknown) => (typeof copy === "string" ? fillPlaceholders(copy, facts) : copy);
  return Array.isArray(value) ? value.map(fill) : fill(value);
};

/** Gives every form of a stored telephone number, or of the one that stands for it. */
const resolvePhoneNumber =
  (orElse: string): Resolver =>
  (source, _args, _context, { fieldName }) =>
    phoneFormats(String(source[fieldName] ?? source[orElse]));

const phoneNumberType = `
type PhoneNumber @dontInfer {
  "As stored: +447700900123."
  e164: String!
  "As people read it: 07700 900123."
  display: String!
  "For a telephone link: tel:+447700900123."
  telLink: String!
  "For a WhatsApp link, without a message."
  whatsAppLink: String!
}`;

/** Declares a GraphQL type for every content type. https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#createSchemaCustomization */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension({ name: "filled", extend: () => ({ resolve: resolveFilled }) });
  actions.createFieldExtension({
    name: "phoneNumber",
    args: { orElse: "String" },
    extend: ({ orElse = "" }: { orElse?: string }) => ({ resolve: resolvePhoneNumber(orElse) }),
  });
  actions.createTypes(`${phoneNumberType}\n\n${graphqlTypes(contentTypes)}`);
};
