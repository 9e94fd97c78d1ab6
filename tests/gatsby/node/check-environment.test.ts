import { checkEnvironment } from "../../../src/gatsby/node/check-environment";

const complete = {
  GATSBY_EMAILJS_PUBLIC_KEY: "a-public-key",
  GATSBY_EMAILJS_SERVICE_ID: "a-service",
  GATSBY_EMAILJS_TEMPLATE_ID: "a-template",
};
const realSite = "https://www.tilers.co.uk";
const demoSite = "https://londontiling.example";

describe("The settings of the mail service", () => {
  it("are enough when all three are there", () => {
    expect(checkEnvironment(complete, realSite, true)).toBeUndefined();
  });

  it.each([realSite, demoSite])("are wrong anywhere when only some are there: %s", (site) => {
    const some = { ...complete, GATSBY_EMAILJS_SERVICE_ID: "" };
    for (const production of [true, false])
      expect(checkEnvironment(some, site, production)).toContain("missing: GATSBY_EMAILJS_SERVICE_ID");
  });

  it("may be left out altogether while developing", () => {
    expect(checkEnvironment({}, realSite, false)).toBeUndefined();
  });

  it("tell what to do about it, all at once", () => {
    expect(checkEnvironment({}, realSite, true)).toBe(
      [
        "A site for https://www.tilers.co.uk must know its mail service, or every quote request would be lost.",
        "  missing: GATSBY_EMAILJS_PUBLIC_KEY",
        "  missing: GATSBY_EMAILJS_SERVICE_ID",
        "  missing: GATSBY_EMAILJS_TEMPLATE_ID",
        "Set them in the environment or in a file named .env.production; .env.example describes each.",
      ].join("\n"),
    );
  });
});

describe("A site without any mail settings", () => {
  it.each([
    "https://londontiling.example",
    "https://www.londontiling.example",
    "https://example.com",
    "https://www.example.org",
    "https://tiles.test",
    "https://tiles.invalid",
    "http://localhost:8000",
  ])("may be built for a domain on which nobody can receive a request: %s", (website) => {
    expect(checkEnvironment({}, website, true)).toBeUndefined();
  });

  it.each([
    "https://tilers.co.uk",
    "https://my-example.com",
    "https://example.com.tilers.co.uk",
    "https://latest",
    "https://example.london",
  ])("may not be built for a domain that customers can reach: %s", (website) => {
    expect(checkEnvironment({}, website, true)).toContain(website);
  });
});
