import company from "../../../data/company.json";
import { companyFacts } from "../../content/derived/company-facts";
import type { Placeholder } from "../../content/fields/placeholders";
import { withoutSchemaAddress } from "../../content/reading/without-schema-address";
import { companySchema } from "../../content/types/company";

const details = companySchema.safeParse(withoutSchemaAddress(company));

/** The company's facts as they were when the CMS was written; none while the company's details themselves are wrong. */
export const publishedFacts: Readonly<Partial<Record<Placeholder, string>>> = details.success
  ? companyFacts(details.data)
  : {};
