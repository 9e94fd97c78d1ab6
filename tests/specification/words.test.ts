/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openingHoursText } from "../../src/content/values/opening-hours";
import { words } from "../browser/words";
import { company, filled } from "../site/built-content";

describe("The specification's words in the quote form", () => {
  it.each([
    [words.success.title, "Quote request submitted!"],
    [
      filled(words.success.description),
      "Thank you for your inquiry. We'll contact you within 24 hours with your free quote.",
    ],
    [words.failure.title, "Submission failed"],
    [words.failure.description, "Please try again or contact us directly at 07700 900123."],
    [words.rateLimit.title, "Too many attempts"],
    [words.rateLimit.description, "Please wait {n} minutes before submitting again."],
    [words.submitting, "Submitting..."],
    [words.address.label, "Property Address"],
  ])("are the form's: %s", (found, quoted) => {
    expect(found).toBe(quoted);
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

  it("include its hours, its price band, its area and its radius", () => {
    expect(openingHoursText(company.openingHours)).toEqual(["Mon-Fri 8AM-6PM", "Sat 9AM-4PM", "Sun closed"]);
    expect(company.priceRange).toBe("££-£££");
    expect(company.serviceArea).toBe("Greater London");
    expect(company.serviceRadius).toBe(50_000);
  });

  it("stand in no other file as figures, so that they can be changed in one place", () => {
    const figures = /15\+|500\+|150\+|24\/7|5\.0|24 hours|3-7 days|1-2 weeks|2-3 weeks|100%/;
    const files = readdirSync("data", { recursive: true, encoding: "utf8" }).filter((path) =>
      /^(?:areas|services|projects|faqs|pages)\W(?!terms|privacy).*json$/.test(path),
    );
    const copies = files.filter((path) => figures.test(readFileSync(join("data", path), "utf8")));
    expect(copies).toEqual([]);
  });

  it.each([company.phone, company.whatsapp ?? company.phone])(
    "are made by a number from the drama range: %s",
    (number) => {
      expect(number).toMatch(/^\+447700900\d{3}$/);
    },
  );

  it("are made from addresses that belong to nobody", () => {
    expect(company.landline).toMatch(/^\+442079460\d{3}$/);
    expect(company.email).toMatch(/@londontiling\.example$/);
    expect(company.website).toBe("https://londontiling.example");
  });
});
