/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openingHoursInWords } from "../../src/content/values/opening-hours";
import { submittingLabel } from "../../src/quote-request/form/words";
import { fieldLabels } from "../../src/quote-request/rules/quote-request";
import { company } from "../support/built-content";
import { formWords } from "../support/form-words";

describe("The specification's words in the quote form", () => {
  it.each<["sent" | "failed" | "rateLimited", string, string]>([
    [
      "sent",
      "Quote request submitted!",
      "Thank you for your inquiry. We'll contact you within 24 hours with your free quote.",
    ],
    ["failed", "Submission failed", "Please try again or contact us directly at 07700 900123."],
    ["rateLimited", "Too many attempts", "Please wait 15 minutes before submitting again."],
  ])("are the form's for the outcome %s", (outcome, title, description) => {
    expect(formWords[outcome]).toEqual({ title, description });
  });

  it("are the form's labels", () => {
    expect([submittingLabel, fieldLabels.address]).toEqual(["Submitting...", "Property Address"]);
  });
});

describe("The company's claims", () => {
  it("are those of the specification", () => {
    expect(company.claims).toEqual({
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

  it("come with the specified hours, price band, service area and radius", () => {
    expect(openingHoursInWords(company.openingHours)).toEqual([
      "Mon-Fri 8AM-6PM",
      "Sat 9AM-4PM",
      "Sun closed",
    ]);
    expect(company.priceRange).toBe("££-£££");
    expect(company.serviceArea).toBe("Greater London");
    expect(company.serviceRadius).toBe(50_000);
  });

  it("are figures in company.json only, so that they can be changed in one place", () => {
    const figures = /15\+|500\+|150\+|24\/7|5\.0|24 hours|3-7 days|1-2 weeks|2-3 weeks|100%/;
    const files = readdirSync("data", { recursive: true, encoding: "utf8" }).filter((path) =>
      /^(?:areas|services|projects|faqs|pages)\W(?!terms|privacy).*json$/.test(path),
    );
    const copies = files.filter((path) => figures.test(readFileSync(join("data", path), "utf8")));
    expect(copies).toEqual([]);
  });
});

describe("The demonstration's contact details belong to nobody", () => {
  it.each([company.phone, company.whatsapp ?? company.phone])(
    "The number is in Ofcom's range for drama: %s",
    (number) => {
      expect(number).toMatch(/^\+447700900\d{3}$/);
    },
  );

  it("The landline is in that range, too, and the domain is reserved for examples", () => {
    expect(company.landline).toMatch(/^\+442079460\d{3}$/);
    expect(company.email).toMatch(/@londontiling\.example$/);
    expect(company.website).toBe("https://londontiling.example");
  });
});
