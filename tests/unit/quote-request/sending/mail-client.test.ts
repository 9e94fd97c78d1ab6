/** @jest-environment jsdom */
import { setImmediate } from "node:timers/promises";
import { sendMail } from "../../../../src/quote-request/sending/mail-client";
import {
  type MailSettings,
  mailSettings,
  outboxSettings,
} from "../../../../src/quote-request/sending/mail-settings";
import { validRequest } from "../requests";

jest.mock("../../../../src/quote-request/sending/mail-settings", () => ({
  ...jest.requireActual("../../../../src/quote-request/sending/mail-settings"),
  mailSettings: jest.fn(),
}));

const parameters = { ...validRequest, to_email: "quotes@londontiling.example" };

const realFetch = globalThis.fetch;
const fetched = jest.fn();

/** Sends a message, and lets the page go on. */
function send(settings: MailSettings = outboxSettings) {
  jest.mocked(mailSettings).mockReturnValue(settings);
  const outcome = sendMail(parameters);
  void jest.advanceTimersByTimeAsync(0);
  return outcome;
}

/** The provider answers with a status and a text. */
const answer = (status: number, text = "") =>
  fetched.mockResolvedValue({ ok: status < 300, status, text: async () => text });

beforeEach(() => {
  jest.useFakeTimers();
  fetched.mockReset();
  answer(200, "OK");
  globalThis.fetch = fetched;
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

it.each([
  [200, ""],
  [201, "Queued"],
  [204, '{"broken":'],
  [200, "<p>Sent, an <html> of words"],
])("Any ok status is success, whatever the body says: %i %j", async (status, text) => {
  answer(status, text);
  expect(await send()).toBe("sent");
});

it.each([
  "<html>",
  "<!doctype html><p>Log in",
  " \n<!DOCTYPE HTML PUBLIC>",
  '\ufeff<HTML lang="en">',
  "<html\n>",
])("A whole HTML document is a filter's page and not the provider's answer: %j", async (text) => {
  answer(200, text);
  expect(await send()).toBe("unreachable");
  answer(400, text);
  expect(await send()).toBe("unreachable");
});

it.each([
  [400, "rejected"],
  [404, "rejected"],
  [403, "refused"],
  [429, "refused"],
  [451, "refused"],
  [500, "server error"],
  [503, "server error"],
])("An answer with status %i is %s", async (status, outcome) => {
  answer(status);
  expect(await send()).toBe(outcome);
});

it.each([
  ["the network fails", () => fetched.mockRejectedValue(new TypeError("Failed to fetch"))],
  [
    "the connection is cut in the middle of the answer",
    () =>
      fetched.mockResolvedValue({ ok: true, status: 200, text: () => Promise.reject(new TypeError("cut")) }),
  ],
  ["the reason is missing", () => fetched.mockRejectedValue(undefined)],
  ["the browser refuses", () => fetched.mockRejectedValue(new DOMException("Blocked", "SecurityError"))],
])("The provider is unreachable if %s", async (_what, fail) => {
  fail();
  expect(await send()).toBe("unreachable");
});

it("A provider that does not answer is given up after fifteen seconds", async () => {
  fetched.mockReturnValue(new Promise(() => {}));
  const seen = jest.fn();
  void send().then(seen);
  await jest.advanceTimersByTimeAsync(14_999);
  expect(seen).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(seen).toHaveBeenCalledWith("timed out");
});

it("A failure is reported a task later, so that a visitor who leaves takes no attempt back", async () => {
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  const seen = jest.fn();
  jest.mocked(mailSettings).mockReturnValue(outboxSettings);
  void sendMail(parameters).then(seen);
  // After a real task, everything that does not wait for a timer has happened.
  await setImmediate();
  expect(seen).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(0);
  expect(seen).toHaveBeenCalledWith("unreachable");
});

describe("The client", () => {
  it("posts to the site's own outbox where no origin is set, and to nobody else", async () => {
    expect(await send()).toBe("sent");
    expect(fetched.mock.calls[0][0]).toBe("/api/v1.0/email/send");
  });

  it("posts to the provider if its origin is set", async () => {
    await send({ ...outboxSettings, origin: "https://api.emailjs.com" });
    expect(fetched.mock.calls[0][0]).toBe("https://api.emailjs.com/api/v1.0/email/send");
  });

  it("posts the body of the specification", async () => {
    await send({ ...outboxSettings, publicKey: "k", serviceId: "s", templateId: "t" });
    expect(fetched).toHaveBeenCalledTimes(1);
    const [, { method, body }] = fetched.mock.calls[0];
    const version = expect.stringMatching(/^4\./);
    expect(method).toBe("POST");
    expect(JSON.parse(body)).toEqual({
      lib_version: version,
      user_id: "k",
      service_id: "s",
      template_id: "t",
      template_params: parameters,
    });
  });

  it("does not throttle: two messages in a row are both posted", async () => {
    await send();
    expect(await send()).toBe("sent");
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it("refuses an address on the block list by itself, without a request: that does not count", async () => {
    const outcome = await send({ ...outboxSettings, blockList: [validRequest.email] });
    expect(outcome).toBe("refused");
    expect(fetched).not.toHaveBeenCalled();
  });

  it("refuses a headless browser by itself, without a request: that does not count", async () => {
    const languages = jest.spyOn(navigator, "languages", "get").mockReturnValue([]);
    const outcome = await send({ ...outboxSettings, blockHeadless: true });
    languages.mockRestore();
    expect(outcome).toBe("refused");
    expect(fetched).not.toHaveBeenCalled();
  });

  it("reports that the provider is unreachable if an id is missing", async () => {
    expect(await send({ ...outboxSettings, serviceId: "" })).toBe("unreachable");
  });
});
