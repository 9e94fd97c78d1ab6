import { checkEnvironment } from "../../../src/gatsby/check-environment";

const complete = {
  GATSBY_EMAILJS_PUBLIC_KEY: "a-public-key",
  GATSBY_EMAILJS_SERVICE_ID: "a-service",
  GATSBY_EMAILJS_TEMPLATE_ID: "a-template",
};
const realSite = "https://www.tilers.co.uk";
const demoSite = "https://londontiling.example";

describe("The settings of the mail service", () => {
  it("are accepted when all three are set", () => {
    expect(checkEnvironment(complete, realSite, true)).toBeUndefined();
  });

  it.each([realSite, demoSite])("are refused at every address when only some are set: %s", (site) => {
    const some = { ...complete, GATSBY_EMAILJS_SERVICE_ID: "" };
    for (const production of [true, false])
      expect(checkEnvironment(some, site, production)).toContain("missing: GATSBY_EMAILJS_SERVICE_ID");
  });

  it.each([
    " ",
    '"abc123"',
    " abc123",
    "abc123\r",
    "abc123\u200b",
    "<abc123>",
    "GATSBY_EMAILJS_PUBLIC_KEY=abc123",
  ])("are refused if a value cannot be an EmailJS id, and the message shows it: %j", (value) => {
    for (const name of Object.keys(complete))
      for (const site of [realSite, demoSite])
        expect(checkEnvironment({ ...complete, [name]: value }, site, true)).toContain(
          `  ${name} is ${JSON.stringify(value)}: expected the letters`,
        );
  });

  it.each([
    "vXw-3_kLmN0pQrStU",
    "user_Ab12Cd34",
    "service_k2x9xxq",
    "gmail",
    "default_service",
    "template_1a2b3c",
  ])("may be any id that EmailJS gives: %s", (value) => {
    for (const name of Object.keys(complete))
      expect(checkEnvironment({ ...complete, [name]: value }, realSite, true)).toBeUndefined();
  });

  it.each([
    ["GATSBY_EMAILJS_ORIGIN", "http://localhost:9000", "http://localhost:9000/"],
    ["GATSBY_EMAILJS_ORIGIN", "https://mail.example.com", "mail.example.com"],
    ["GATSBY_EMAILJS_BLOCK_HEADLESS", "true", "yes"],
    ["GATSBY_EMAILJS_BLOCK_HEADLESS", "false", "true "],
  ])("are checked even where they are optional: %s may be %s and not %s", (name, right, wrong) => {
    expect(checkEnvironment({ ...complete, [name]: right }, realSite, true)).toBeUndefined();
    expect(checkEnvironment({ ...complete, [name]: wrong }, realSite, true)).toContain(name);
    expect(checkEnvironment({ [name]: wrong }, demoSite, false)).not.toContain("missing:");
  });

  it("may be left out altogether while developing, and for a demonstration", () => {
    expect(checkEnvironment({}, realSite, false)).toBeUndefined();
    expect(checkEnvironment({}, demoSite, true)).toBeUndefined();
  });

  it("are all named in one message if they are missing, with advice", () => {
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
