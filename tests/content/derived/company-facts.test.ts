import { companyFacts } from "../../../src/content/derived/company-facts";
import { companyPlaceholders } from "../../../src/content/fields/placeholders";
import { companySchema } from "../../../src/content/types/company";
import { changed, published } from "../valid-content";

const company = published("company.json");
const factsOf = (content: unknown) => companyFacts(companySchema.parse(content));

describe("The company's facts", () => {
  it("are those that every copy may name", () => {
    expect(factsOf(company)).toEqual({
      companyName: "O'Brien & Söhne Tiling Ltd",
      phone: "07700 900456",
      landline: "020 7946 0987",
      email: "hello@obrien-soehne.example",
      serviceArea: "West London",
      openingHours: "Mon-Thu 7:30AM-5PM, Fri 10AM-1:30PM, Sat closed, Sun 10AM-1:30PM",
      priceRange: "££",
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
    expect(factsOf(changed(company, "whatsapp", "+447700900555")).phone).toBe("07700 900456");
  });
});
