import { mailSettings, outboxSettings } from "../../../../src/quote-request/sending/mail-settings";

const ids = {
  GATSBY_EMAILJS_PUBLIC_KEY: "key",
  GATSBY_EMAILJS_SERVICE_ID: "service",
  GATSBY_EMAILJS_TEMPLATE_ID: "template",
};
const variables = [
  ...Object.keys(ids),
  "GATSBY_EMAILJS_ORIGIN",
  "GATSBY_EMAILJS_BLOCK_HEADLESS",
  "GATSBY_EMAILJS_BLOCK_LIST",
];

function settingsWith(environment: Readonly<Record<string, string>>) {
  for (const variable of variables) delete process.env[variable];
  Object.assign(process.env, environment);
  return mailSettings();
}

describe("The mail settings", () => {
  afterAll(() => settingsWith({}));

  it("are those of the local outbox if the environment has none", () => {
    expect(settingsWith({})).toEqual(outboxSettings);
  });

  it("are those of the local outbox where the environment names it, as for a build that is tested", () => {
    const { publicKey, serviceId, templateId } = outboxSettings;
    const outbox = {
      GATSBY_EMAILJS_PUBLIC_KEY: publicKey,
      GATSBY_EMAILJS_SERVICE_ID: serviceId,
      GATSBY_EMAILJS_TEMPLATE_ID: templateId,
    };
    expect(settingsWith(outbox)).toEqual(outboxSettings);
  });

  it("are those of the provider if all three ids are set", () => {
    expect(settingsWith(ids)).toEqual({
      origin: "https://api.emailjs.com",
      publicKey: "key",
      serviceId: "service",
      templateId: "template",
      blockHeadless: false,
      blockList: [],
    });
  });

  it.each(Object.keys(ids))("stay with the outbox, with all its ids, while %s is empty", (variable) => {
    expect(settingsWith({ ...ids, [variable]: "" })).toEqual(outboxSettings);
  });

  it("take another origin for the provider", () => {
    expect(settingsWith({ ...ids, GATSBY_EMAILJS_ORIGIN: "https://mail.example" }).origin).toBe(
      "https://mail.example",
    );
  });

  it("take another origin for the outbox", () => {
    const settings = settingsWith({ GATSBY_EMAILJS_ORIGIN: "http://localhost:9100" });
    expect(settings).toEqual({ ...outboxSettings, origin: "http://localhost:9100" });
  });

  it.each([
    ["true", true],
    ["false", false],
    ["1", false],
    ["", false],
  ])("block headless browsers only if the environment says 'true': %j gives %j", (text, blockHeadless) => {
    expect(settingsWith({ GATSBY_EMAILJS_BLOCK_HEADLESS: text }).blockHeadless).toBe(blockHeadless);
  });

  it.each([
    ["", []],
    ["a@example.com", ["a@example.com"]],
    [" a@example.com , b@example.com,, ", ["a@example.com", "b@example.com"]],
  ])("read the block list %j", (text, blockList) => {
    expect(settingsWith({ GATSBY_EMAILJS_BLOCK_LIST: text }).blockList).toEqual(blockList);
  });
});
