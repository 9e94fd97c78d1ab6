import type { companyPlaceholders } from "../fields/placeholders";
import type { Company } from "../types/company";
import { openingHoursText } from "./opening-hours";
import { phoneFormats } from "./phone-formats";

type CompanyFacts = Record<(typeof companyPlaceholders)[number], string>;

/** The value of every company placeholder. */
export function companyFacts(company: Company) {
  const { reviewsAddress: _notInWords, ...claims } = company.claims;
  return {
    companyName: company.name,
    phone: phoneFormats(company.phone).display,
    landline: phoneFormats(company.landline).display,
    email: company.email,
    serviceArea: company.serviceArea,
    openingHours: openingHoursText(company.openingHours).join(", "),
    priceRange: company.priceRange,
    ...claims,
  } satisfies CompanyFacts;
}
