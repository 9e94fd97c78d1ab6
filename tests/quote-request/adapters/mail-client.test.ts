import { init, send } from "@emailjs/browser";
import { type MailClientDependencies, sendMail } from "../../../src/quote-request/adapters/mail-client";
import { type MailSettings, outboxSettings } from "../../../src/quote-request/adapters/mail-settings";
import { validRequest } from "../requests";

const parameters = { ...validRequest, to_email: "quotes@londontiling.example" };
const never = new Promise<never>(() => {});

/** A client whose `send` ends as told, with dependencies in which time stands still. */
function clientThat(send: () => Promise<unknown>) {
  const client = {
    init: jest.fn(),
    send: jest.fn(async () => ({ status: 200, text: String(await send()) })),
  };
  const dependencies: MailClientDependencies = { client, wait: () => never };
  return { client, dependencies };
}

const outcomeOf = (send: () => Promise<unknown>, settings: MailSettings = outboxSettings) =>
  sendMail(parameters, settings, clientThat(send).dependencies);

it.each(["OK", "OK\n", ""])(
  "An answer of success counts where it is the provider's own: %j",
  async (text) => {
    expect(await outcomeOf(async () => text)).toBe("sent");
  },
);

it.each([400, 403, 412, 429, 451])(
  "A refusal counts, because it is no fault of the line: %i",
  async (status) => {
    expect(await outcomeOf(() => Promise.reject({ status, text: "" }))).toBe("unknown");
  },
);

it.each([
  ["the provider fails", { status: 503, text: "" }],
  ["the network fails", new TypeError("Failed to fetch")],
  ["the client reports a network error", { status: 0, text: "Network Error" }],
  ["the reason is missing", undefined],
  ["the reason is null", null],
  ["the browser refuses", new DOMException("Blocked", "SecurityError")],
])("A message is not sent where %s", async (_what, reason) => {
  expect(await outcomeOf(() => Promise.reject(reason))).toBe("not sent");
});

it("A page of a hotel's network is no success", async () => {
  expect(await outcomeOf(async () => "<html>")).toBe("not sent");
});

it("An answer that does not come is waited for for fifteen seconds", () => {
  const wait = jest.fn(() => never);
  void sendMail(parameters, outboxSettings, { ...clientThat(() => never).dependencies, wait });
  expect(wait.mock.calls).toEqual([[15_000]]);
});

describe("The real client", () => {
  const realFetch = globalThis.fetch;
  const fetched = jest.fn();
  const sendForReal = (settings: MailSettings) =>
    sendMail(parameters, settings, {
      client: { init, send },
      wait: () => never,
    });

  beforeEach(() => {
    fetched.mockReset().mockResolvedValue({ ok: true, status: 200, text: async () => "OK" });
    globalThis.fetch = fetched;
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it("posts to the site's own outbox where no origin is set, and to nobody else", async () => {
    expect(await sendForReal(outboxSettings)).toBe("sent");
    expect(fetched.mock.calls[0][0]).toBe("/api/v1.0/email/send");
  });

  it("posts to the provider where one is set", async () => {
    await sendForReal({ ...outboxSettings, origin: "https://api.emailjs.com" });
    expect(fetched.mock.calls[0][0]).toBe("https://api.emailjs.com/api/v1.0/email/send");
  });

  it("posts the body of the specification", async () => {
    await sendForReal({ ...outboxSettings, publicKey: "k", serviceId: "s", templateId: "t" });
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
    await sendForReal(outboxSettings);
    expect(await sendForReal(outboxSettings)).toBe("sent");
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it("refuses an address on the block list with its own 403, without a request", async () => {
    const outcome = await sendForReal({ ...outboxSettings, blockList: [validRequest.email] });
    expect(outcome).toBe("unknown");
    expect(fetched).not.toHaveBeenCalled();
  });

  it("refuses a headless browser with its own 451, without a request", async () => {
    const languages = jest.spyOn(navigator, "languages", "get").mockReturnValue([]);
    const outcome = await sendForReal({ ...outboxSettings, blockHeadless: true });
    languages.mockRestore();
    expect(outcome).toBe("unknown");
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([201, 204])("takes any ok status for success: %i", async (status) => {
    fetched.mockResolvedValue({ ok: true, status, text: async () => "" });
    expect(await sendForReal(outboxSettings)).toBe("sent");
  });

  it("is unreachable when the connection is cut in the middle of the answer", async () => {
    const text = () => Promise.reject(new TypeError("network error"));
    fetched.mockResolvedValue({ ok: true, status: 200, text });
    expect(await sendForReal(outboxSettings)).toBe("not sent");
  });

  it("is unreachable when an id is missing", async () => {
    expect(await sendForReal({ ...outboxSettings, serviceId: "" })).toBe("not sent");
  });
});
