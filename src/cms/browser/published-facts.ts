import company from "../../../data/company.json";
import { companyFacts } from "../../content/derived/company-facts";
import type { Placeholder } from "../../content/fields/placeholders";
import { withoutSchemaAddress } from "../../content/reading/without-schema-address";
import { companySchema } from "../../content/types/company";

/** The company's facts as they were when the CMS was written. */
export const publishedFacts: Readonly<Partial<Record<Placeholder, string>>> = companyFacts(
  companySchema.parse(withoutSchemaAddress(company)),
);
