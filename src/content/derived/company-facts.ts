import type { companyPlaceholders } from "../fields/placeholders";
import type { Company } from "../types/company";
import { openingHoursText } from "../values/opening-hours";
import { phoneFormats } from "../values/phone-formats";

const numbers = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** The value of every company placeholder; the number of its services is in words. A fact that the company lacks is empty. */
export function companyFacts(company: Company, services: number) {
  const { claims } = company;
  return {
    companyName: company.name,
    phone: phoneFormats(company.phone).display,
    landline: company.landline ? phoneFormats(company.landline).display : "",
    email: company.email,
    serviceArea: company.serviceArea,
    openingHours: openingHoursText(company.openingHours).join(", "),
    priceRange: company.priceRange,
    vat: company.vatRegistered ? "VAT included" : "no VAT to add",
    services: numbers[services] ?? String(services),
    yearsOfExperience: claims.yearsOfExperience ?? "",
    projectsCompleted: claims.projectsCompleted ?? "",
    satisfaction: claims.satisfaction ?? "",
    support: claims.support ?? "",
    rating: claims.rating ?? "",
    reviews: claims.reviews ?? "",
    quoteWithin: claims.quoteWithin ?? "",
    // Pages fill in {promise} by the clock. Sentences with it go where the company promises no time.
    ...(!claims.quoteWithin && { promise: "" }),
    typicalProject: claims.typicalProject ?? "",
    largerProject: claims.largerProject ?? "",
    refurbishment: claims.refurbishment ?? "",
  } satisfies Record<(typeof companyPlaceholders)[number], string>;
}
