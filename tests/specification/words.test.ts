/** @jest-environment node */
import { openingHoursText } from "../../src/content/values/opening-hours";
import {
  areas,
  areasCovered,
  company,
  companyPage,
  faqs,
  filled,
  home,
  layout,
  notFound,
  projects,
  quoteForm,
  service,
  servicePage,
  services,
} from "./specified-content";

describe("The specification's words on the home page", () => {
  it.each([
    [home.hero.badge, "London's Premier Tiling Specialists"],
    [home.hero.headline, "Transform Your Bathroom Spaces"],
    [filled(`${home.hero.rating}`), "5.0 (150+ Reviews)"],
    [home.hero.guarantee, "Fully Insured & Guaranteed Work"],
    [home.hero.quoteAction, "Get Free Quote"],
    [home.hero.contactAction, "Contact Us"],
    [home.services.learnMore, "Learn More"],
    [home.services.reasonsTitle, "Why Choose Our Tiling Services?"],
    [home.portfolio.title, "Our Recent Work"],
    [home.portfolio.action, "View Full Portfolio"],
    [home.about.title, "London's Trusted Tiling Experts"],
    [home.featuredAreas.action, "View All Areas We Cover"],
    [home.contact.title, "Get Your Free Quote Today"],
    [home.contact.secureTitle, "Secure & Protected"],
    [layout.navigation.call, "Call Now"],
  ])("stand in the data: %s", (found, quoted) => {
    expect(found).toBe(quoted);
  });

  it("include three figures beside the headline", () => {
    expect(home.hero.stats.map(({ value, label }) => `${filled(value)} ${label}`)).toEqual([
      "500+ Projects Completed",
      "15+ Years Experience",
      "100% Satisfaction Rate",
    ]);
  });

  it("include four figures about the company", () => {
    expect(home.about.stats.map(({ value, label }) => `${filled(value)} ${label}`)).toEqual([
      "15+ Years Experience",
      "500+ Happy Customers",
      "100% Projects Completed",
      "24/7 Customer Support",
    ]);
  });

  it("include three service cards by their titles", () => {
    expect(home.services.cards.map((slug) => service(slug).title)).toEqual([
      "Bathroom Wall Tiling",
      "Floor Tiling",
      "Bathroom Refurbishment",
    ]);
  });

  it("include three reasons", () => {
    expect(home.services.reasons.map(({ title }) => title)).toEqual([
      "Professional Installation",
      "Premium Materials",
      "Guaranteed Work",
    ]);
  });

  it("include four premium and six featured areas", () => {
    expect(home.services.premiumAreas).toEqual(["chelsea", "kensington", "mayfair", "belgravia"]);
    expect(home.featuredAreas.areas).toEqual([
      "chelsea",
      "kensington",
      "mayfair",
      "belgravia",
      "knightsbridge",
      "hampstead",
    ]);
  });

  it("include four claims about the company", () => {
    expect(home.about.claims).toEqual([
      expect.stringMatching(/licensed and insured/i),
      expect.stringMatching(/warranty/i),
      expect.stringMatching(/free design consultation and quotes/i),
      expect.stringMatching(/eco-friendly materials/i),
    ]);
  });

  it("say where the company works, with free site visits", () => {
    expect(filled(home.contact.serviceAreaText)).toMatch(/^Greater London.*free site visits/);
  });
});

describe("The specification's words on the 404 page", () => {
  it("stand in the data", () => {
    expect(notFound.heading).toBe("404");
    expect(notFound.text).toBe("Oops! Page not found");
    expect(notFound.homeLink).toBe("Return to Home");
  });
});

describe("The specification's words in the quote form", () => {
  it.each([
    [quoteForm.success.title, "Quote request submitted!"],
    [
      filled(quoteForm.success.description),
      "Thank you for your inquiry. We'll contact you within 24 hours with your free quote.",
    ],
    [quoteForm.failure.title, "Submission failed"],
    [quoteForm.failure.description, "Please try again or contact us directly at {phone}."],
    [quoteForm.rateLimit.title, "Too many attempts"],
    [quoteForm.rateLimit.description, "Please wait {n} minutes before submitting again."],
    [quoteForm.submitting, "Submitting..."],
    [quoteForm.address.label, "Property Address"],
  ])("stand in the data: %s", (found, quoted) => {
    expect(found).toBe(quoted);
  });
});

describe("The specification's words on the other pages", () => {
  it.each([
    [servicePage.quoteAction, "Get Free Quote"],
    [servicePage.areasAction, "View Areas"],
    [servicePage.relatedTitle, "Related Tiling Services"],
    [servicePage.learnMore, "Learn More"],
    [areasCovered.viewServices, "View Services"],
    [companyPage.quoteAction, "Request Free Quote"],
    [layout.breadcrumbs.home, "Home"],
    [layout.breadcrumbs.areas, "Areas Covered"],
    [layout.footer.privacy, "Privacy Policy"],
    [layout.footer.terms, "Terms of Service"],
  ])("stand in the data: %s", (found, quoted) => {
    expect(found).toBe(quoted);
  });

  it("include four benefits and sixteen areas of the company page, each once", () => {
    expect(companyPage.benefits).toHaveLength(4);
    expect(new Set(companyPage.areas).size).toBe(16);
  });

  it("include a strip of four services on the areas overview", () => {
    expect(areasCovered.services).toHaveLength(4);
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
    const copies = { areas, services, projects, faqs, home, layout, quoteForm, areasCovered, companyPage };
    expect(figures.exec(JSON.stringify(copies))?.[0]).toBeUndefined();
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
