import { companyFacts } from "../../../src/content/derived/company-facts";
import { companyPlaceholders } from "../../../src/content/fields/placeholders";
import { companySchema } from "../../../src/content/types/company";
import { changed, published } from "../valid-content";

const company = published("company.json");
const factsOf = (content: unknown) => companyFacts(companySchema.parse(content));

describe("The company's facts", () => {
  it("are those that every copy may name", () => {
    expect(factsOf(company)).toEqual({
      companyName: "London Tiling Company",
      phone: "07700 900123",
      landline: "020 7946 0123",
      email: "quotes@londontiling.example",
      serviceArea: "Greater London",
      openingHours: "Mon-Fri 8AM-6PM, Sat 9AM-4PM, Sun closed",
      priceRange: "££-£££",
      yearsOfExperience: "15+",
      projectsCompleted: "500+",
      satisfaction: "100%",
      support: "24/7",
      rating: "5.0",
      reviews: "150+",
      quoteWithin: "24 hours",
      typicalProject: "3-7 days",
      largerProject: "1-2 weeks",
      refurbishment: "2-3 weeks",
    });
  });

  it.each(companyPlaceholders)("have a value for {%s}", (name) => {
    expect(factsOf(company)[name]).not.toBe("");
    expect(typeof factsOf(company)[name]).toBe("string");
  });

  it.each([
    ["name", "Thames Tiling", "companyName", "Thames Tiling"],
    ["phone", "+447700900999", "phone", "07700 900999"],
    ["landline", "+442079460999", "landline", "020 7946 0999"],
    ["email", "hello@example.com", "email", "hello@example.com"],
    ["serviceArea", "Inner London", "serviceArea", "Inner London"],
    ["claims.rating", "4.9", "rating", "4.9"],
    ["claims.quoteWithin", "two days", "quoteWithin", "two days"],
  ] as const)("follow the company's data: %s", (field, value, name, fact) => {
    expect(factsOf(changed(company, field, value))[name]).toBe(fact);
  });

  it("do not take the WhatsApp number for the telephone number", () => {
    expect(factsOf(changed(company, "whatsapp", "+447700900555")).phone).toBe("07700 900123");
  });
});
