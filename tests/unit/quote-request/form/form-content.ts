import { companyFacts } from "../../../../src/content/derived/company-facts";
import { companySchema } from "../../../../src/content/types/company";
import { quoteFormSchema } from "../../../../src/content/types/pages/quote-form";
import { phoneFormats } from "../../../../src/content/values/phone-formats";
import { fillPlaceholders } from "../../../../src/content/values/placeholders";
import type { FormContent } from "../../../../src/quote-request/form/words";
import { fixture } from "../../../support/fixture";

const rawCompany = companySchema.parse(fixture("company.json"));
const facts = companyFacts(rawCompany, 3);

const filled: unknown = JSON.parse(JSON.stringify(fixture("pages/quote-form.json")), (_key, value) =>
  typeof value === "string" ? fillPlaceholders(value, facts) : value,
);
const { promise = null, sentPromise = null, nextText = null, ...own } = quoteFormSchema.parse(filled);

/** The company's sentences and numbers, as the form gets them. */
export const content: FormContent = {
  words: { ...own, promise, sentPromise, nextText },
  company: {
    email: rawCompany.email,
    otherHours: null,
    phone: phoneFormats(rawCompany.phone),
    whatsapp: phoneFormats(rawCompany.whatsapp ?? ""),
  },
};
