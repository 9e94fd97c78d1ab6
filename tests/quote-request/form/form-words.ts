import { companyFacts } from "../../../src/content/derived/company-facts";
import { fillPlaceholders } from "../../../src/content/fields/placeholders";
import { companySchema } from "../../../src/content/types/company";
import { quoteFormSchema } from "../../../src/content/types/pages/quote-form";
import { phoneFormats } from "../../../src/content/values/phone-formats";
import { published } from "../../content/valid-content";

const rawCompany = companySchema.parse(published("company.json"));
const facts = companyFacts(rawCompany, 3);

const filled: unknown = JSON.parse(JSON.stringify(published("pages/quote-form.json")), (_key, value) =>
  typeof value === "string" ? fillPlaceholders(value, facts) : value,
);
const { firstName, lastName, email, phone, address, projectDetails, ...others } =
  quoteFormSchema.parse(filled);

/** GraphQL answers null where a file leaves a field out. */
const field = ({ label, hint }: typeof firstName) => ({ label, hint: hint ?? null });

/** The form's words as a page gets them: from the data, with the company's facts in their places. */
export const words: Queries.QuoteFormWordsFragment = {
  ...others,
  promise: others.promise ?? null,
  nextText: others.nextText ?? null,
  success: { ...others.success, promise: others.success.promise ?? null },
  firstName: field(firstName),
  lastName: field(lastName),
  email: field(email),
  phone: field(phone),
  address: field(address),
  projectDetails: field(projectDetails),
};

/** The company as the form gets it. */
export const company: Queries.OtherWaysCompanyFragment = {
  email: rawCompany.email,
  otherHours: null,
  phone: phoneFormats(rawCompany.phone),
  whatsapp: phoneFormats(rawCompany.whatsapp ?? ""),
};
