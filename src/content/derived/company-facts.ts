import type { Company } from "../types/company";
import { openingHoursInWords } from "../values/opening-hours";
import { phoneFormats } from "../values/phone-formats";
import type { companyPlaceholders } from "../values/placeholders";

const numbers = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** The value of every company placeholder. A fact that the company lacks is an empty text. The number of services is in words. */
export function companyFacts(company: Company, services: number) {
  const { claims } = company;
  return {
    companyName: company.name,
    phone: phoneFormats(company.phone).display,
    landline: company.landline ? phoneFormats(company.landline).display : "",
    email: company.email,
    serviceArea: company.serviceArea,
    openingHours: openingHoursInWords(company.openingHours).join(", "),
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
    typicalProject: claims.typicalProject ?? "",
    largerProject: claims.largerProject ?? "",
    refurbishment: claims.refurbishment ?? "",
  } satisfies Record<(typeof companyPlaceholders)[number], string>;
}
