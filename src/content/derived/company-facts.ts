import type { companyPlaceholders } from "../fields/placeholders";
import type { Company } from "../types/company";
import { openingHoursText } from "../values/opening-hours";
import { phoneFormats } from "../values/phone-formats";

const numbers = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** The value of every company placeholder; the number of its services is in words. */
export function companyFacts(company: Company, services: number) {
  const { reviewsAddress: _notInWords, ...claims } = company.claims;
  return {
    companyName: company.name,
    phone: phoneFormats(company.phone).display,
    landline: phoneFormats(company.landline).display,
    email: company.email,
    serviceArea: company.serviceArea,
    openingHours: openingHoursText(company.openingHours).join(", "),
    priceRange: company.priceRange,
    services: numbers[services] ?? String(services),
    ...claims,
  } satisfies Record<(typeof companyPlaceholders)[number], string>;
}
