import { companyFacts } from "../../../../src/content/derived/company-facts";
import { companySchema } from "../../../../src/content/types/company";
import { fixture } from "../../../support/fixture";

it("The company's facts are those that any text may name", () => {
  expect(companyFacts(companySchema.parse(fixture("company.json")), 3)).toEqual({
    companyName: "O'Brien & Söhne Tiling Ltd",
    phone: "07700 900456",
    landline: "020 7946 0987",
    email: "hello@obrien-soehne.example",
    serviceArea: "West London",
    openingHours: "Mon-Thu 7:30AM-5PM, Fri 10AM-1:30PM, Sat closed, Sun 10AM-1:30PM",
    priceRange: "££",
    vat: "VAT included",
    services: "three",
    yearsOfExperience: "31",
    projectsCompleted: "1,200+",
    satisfaction: "98%",
    support: "6 days a week",
    rating: "4.8",
    reviews: "72",
    quoteWithin: "two working days",
    typicalProject: "4-6 days",
    largerProject: "two weeks",
    refurbishment: "three to four weeks",
  });
});
