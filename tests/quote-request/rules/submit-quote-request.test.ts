import { webcrypto } from "node:crypto";
import { createAttemptStore } from "../../../src/quote-request/adapters/attempt-store";
import type { MailOutcome, TemplateParameters } from "../../../src/quote-request/adapters/mail-client";
import { emptyQuoteRequest } from "../../../src/quote-request/rules/quote-request";
import { quoteRequestSchema } from "../../../src/quote-request/rules/quote-request-schema";
import {
  fieldMessages,
  type SubmissionDependencies,
  submitQuoteRequest,
} from "../../../src/quote-request/rules/submit-quote-request";
import { fakeStore } from "../adapters/text-stores";
import { requestWith, validRequest } from "../requests";

const minute = 60_000;
const inbox = "quotes@londontiling.example";
const tooShort = "Please provide at least 10 characters describing your project";

/** Dependencies whose clock the test sets and whose mail provider answers as told. */
function fakeDependencies(answer: MailOutcome = { kind: "sent" }) {
  const clock = { now: Date.UTC(2026, 0, 15, 12) };
  const { open, texts } = fakeStore();
  const send = jest.fn(async (_parameters: TemplateParameters) => answer);
  const dependencies: SubmissionDependencies = {
    now: () => clock.now,
    attempts: createAttemptStore(open),
    subtle: webcrypto.subtle,
    inbox,
    send,
  };
  return { clock, texts, send, dependencies };
}

describe("The messages of a request", () => {
  it("are none where it breaks no rule", () => {
    expect(fieldMessages(validRequest)).toEqual({});
  });

  it("are one for each empty field", () => {
    expect(fieldMessages(emptyQuoteRequest)).toEqual({
      firstName: "First name is required",
      lastName: "Last name is required",
      email: "Email is required",
      phone: "Phone number is required",
      address: "Address is required",
      projectDetails: tooShort,
    });
  });

  it.each(["<<<<<<<<<<", "onclick=<tile>", "javascript:tile", "tile\u0000\u0000\u0000\u0000\u0000\u0000"])(
    "say that details which shrink below ten characters are too short: %j",
    (projectDetails) => {
      expect(fieldMessages(requestWith({ projectDetails }))).toEqual({ projectDetails: tooShort });
    },
  );

  it("say nothing where ten characters are left of the details", () => {
    expect(fieldMessages(requestWith({ projectDetails: "<b>ten tiles</b>" }))).toEqual({});
  });

  it("speak of the text as typed first: 1001 characters are too many, whatever would be left", () => {
    const projectDetails = `${"a".repeat(900)}${"<".repeat(101)}`;
    const message = "Project details must be less than 1000 characters";
    expect(fieldMessages(requestWith({ projectDetails }))).toEqual({ projectDetails: message });
  });

  it("speak of invalid characters, although sanitising would take them out", () => {
    const messages = fieldMessages(requestWith({ firstName: "<Ada>" }));
    expect(messages).toEqual({ firstName: "First name contains invalid characters" });
  });
});

it("A number that was copied with marks of its direction, which nobody sees, is a number", async () => {
  const { dependencies, send } = fakeDependencies();
  const request = requestWith({ phone: "\u202a+44 7700 900123\u202c" });
  expect(fieldMessages(request)).toEqual({});
  await submitQuoteRequest(request, dependencies);
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ phone: "+44 7700 900123" }));
});

describe("An invalid request", () => {
  it("is not sent and does not count as an attempt", async () => {
    const { dependencies, send, texts } = fakeDependencies();
    const outcome = await submitQuoteRequest(requestWith({ email: "ada" }), dependencies);
    const messages = { email: "Please enter a valid email address" };
    expect(outcome).toEqual({ kind: "invalid", messages });
    expect(send).not.toHaveBeenCalled();
    expect(texts.size).toBe(0);
  });

  it("is not sent either where only sanitising makes it invalid", async () => {
    const { dependencies, send } = fakeDependencies();
    const outcome = await submitQuoteRequest(requestWith({ projectDetails: "<<<<<tile>>>>>" }), dependencies);
    expect(outcome).toEqual({ kind: "invalid", messages: { projectDetails: tooShort } });
    expect(send).not.toHaveBeenCalled();
  });
});

describe("What is sent", () => {
  it("are exactly the seven parameters of the mail template", async () => {
    const { dependencies, send } = fakeDependencies();
    await submitQuoteRequest(validRequest, dependencies);
    expect(send.mock.calls).toEqual([[{ ...validRequest, to_email: inbox }]]);
  });

  it("has no field that somebody smuggled in", async () => {
    const { dependencies, send } = fakeDependencies();
    await submitQuoteRequest(
      Object.assign({ website: "spam", to_email: "me@evil.example" }, validRequest),
      dependencies,
    );
    expect(send.mock.calls).toEqual([[{ ...validRequest, to_email: inbox }]]);
  });

  it("is sanitised, without the white space around, and still valid", async () => {
    const { dependencies, send } = fakeDependencies();
    const typed = requestWith({
      firstName: " Ada ",
      email: " ada@example.com ",
      projectDetails: " <b> javascript:onclick=tiles</b> in the bathroom\n",
    });
    await submitQuoteRequest(typed, dependencies);
    const [[sent] = []] = send.mock.calls;
    expect(sent).toMatchObject({
      firstName: "Ada",
      email: "ada@example.com",
      projectDetails: "b tiles/b in the bathroom",
    });
    expect(quoteRequestSchema.safeParse(sent).success).toBe(true);
  });

  it("leaves the visitor's own text as it was", async () => {
    const typed = requestWith({ projectDetails: " <b>white tiles</b> " });
    const before = { ...typed };
    await submitQuoteRequest(typed, fakeDependencies().dependencies);
    expect(typed).toEqual(before);
  });
});

describe("The outcome", () => {
  it.each<MailOutcome>([
    { kind: "sent" },
    { kind: "refused", status: 451 },
    { kind: "rejected", status: 500 },
    { kind: "unreachable" },
    { kind: "timed out" },
  ])("is the mail provider's: %j", async (answer) => {
    expect(await submitQuoteRequest(validRequest, fakeDependencies(answer).dependencies)).toEqual(answer);
  });
});

describe("The rate limit", () => {
  const submitTimes = async (times: number, dependencies: SubmissionDependencies, request = validRequest) => {
    const kinds: string[] = [];
    for (let time = 0; time < times; time++)
      kinds.push((await submitQuoteRequest(request, dependencies)).kind);
    return kinds;
  };

  it("lets three requests through, and a fourth within fifteen minutes has to wait", async () => {
    const { dependencies, send } = fakeDependencies();
    expect(await submitTimes(4, dependencies)).toEqual(["sent", "sent", "sent", "rate limited"]);
    expect(send).toHaveBeenCalledTimes(3);
  });

  it("says how many minutes to wait", async () => {
    const { dependencies, clock } = fakeDependencies();
    await submitTimes(3, dependencies);
    clock.now += 4 * minute + 1;
    expect(await submitQuoteRequest(validRequest, dependencies)).toEqual({
      kind: "rate limited",
      waitMinutes: 11,
    });
  });

  it("ends after fifteen minutes, to the millisecond", async () => {
    const { dependencies, clock } = fakeDependencies();
    await submitTimes(3, dependencies);
    clock.now += 15 * minute - 1;
    expect(await submitTimes(1, dependencies)).toEqual(["rate limited"]);
    clock.now += 1;
    expect(await submitTimes(1, dependencies)).toEqual(["sent"]);
  });

  it("slides: it frees one request at a time", async () => {
    const { dependencies, clock } = fakeDependencies();
    await submitTimes(1, dependencies);
    clock.now += 5 * minute;
    await submitTimes(2, dependencies);
    clock.now += 10 * minute;
    expect(await submitTimes(2, dependencies)).toEqual(["sent", "rate limited"]);
  });

  it.each<MailOutcome>([{ kind: "rejected", status: 412 }, { kind: "timed out" }])(
    "counts failed attempts that may have arrived: $kind",
    async (answer) => {
      const { dependencies } = fakeDependencies(answer);
      const expected = [answer.kind, answer.kind, answer.kind, "rate limited"];
      expect(await submitTimes(4, dependencies)).toEqual(expected);
    },
  );

  it.each<MailOutcome>([
    { kind: "unreachable" },
    { kind: "refused", status: 451 },
    { kind: "rejected", status: 500 },
    { kind: "rejected", status: 503 },
    { kind: "rejected", status: 200 },
  ])("does not count attempts that reached nobody: $kind", async (answer) => {
    const { dependencies, texts } = fakeDependencies(answer);
    expect(await submitTimes(5, dependencies)).toEqual(Array(5).fill(answer.kind));
    expect(texts.size).toBe(0);
  });

  it("counts an attempt while it is on its way, for a page that is left meanwhile", async () => {
    const { dependencies, texts } = fakeDependencies();
    const onItsWay = new Promise<void>((left) => {
      const send = () => {
        left();
        return new Promise<MailOutcome>(() => {});
      };
      void submitQuoteRequest(validRequest, { ...dependencies, send });
    });
    await onItsWay;
    expect(texts.size).toBe(1);
  });

  it("takes back the attempt that reached nobody and no other", async () => {
    const { dependencies } = fakeDependencies();
    await submitTimes(2, dependencies);
    await submitTimes(3, { ...dependencies, send: async () => ({ kind: "unreachable" }) });
    expect(await submitTimes(2, dependencies)).toEqual(["sent", "rate limited"]);
  });

  it("does not count a request that had to wait", async () => {
    const { dependencies, clock } = fakeDependencies();
    await submitTimes(3, dependencies);
    clock.now += 10 * minute;
    await submitTimes(5, dependencies);
    clock.now += 5 * minute;
    expect(await submitTimes(3, dependencies)).toEqual(["sent", "sent", "sent"]);
  });

  it("counts an email address in any case as one", async () => {
    const { dependencies } = fakeDependencies();
    await submitTimes(3, dependencies);
    const shouted = requestWith({ email: " ADA@EXAMPLE.COM " });
    expect(await submitTimes(1, dependencies, shouted)).toEqual(["rate limited"]);
  });

  it("counts each email address for itself", async () => {
    const { dependencies } = fakeDependencies();
    await submitTimes(3, dependencies);
    expect(await submitTimes(1, dependencies, requestWith({ email: "bob@example.com" }))).toEqual(["sent"]);
  });

  it("is not locked by a clock that was put back", async () => {
    const { dependencies, clock } = fakeDependencies();
    await submitTimes(3, dependencies);
    clock.now -= 60 * minute;
    expect(await submitTimes(1, dependencies)).toEqual(["sent"]);
  });

  it("is not locked by a clock that was put forward", async () => {
    const { dependencies, clock } = fakeDependencies();
    await submitTimes(3, dependencies);
    clock.now += 365 * 24 * 60 * minute;
    expect(await submitTimes(1, dependencies)).toEqual(["sent"]);
  });

  it("works in browsers without cryptography", async () => {
    const { dependencies } = fakeDependencies();
    expect(await submitTimes(4, { ...dependencies, subtle: undefined })).toContain("rate limited");
  });

  it("keeps nothing readable of the request in the storage", async () => {
    const { dependencies, texts } = fakeDependencies();
    await submitTimes(1, dependencies);
    const stored = [...texts].flat().join(" ");
    expect(stored).not.toBe("");
    for (const value of Object.values(validRequest)) expect(stored).not.toContain(value);
    expect(stored).not.toMatch(/ada|example|@/i);
  });
});
