import { createAttemptStore } from "../../../src/quote-request/adapters/attempt-store";
import { messages, quoteRequestSchema } from "../../../src/quote-request/rules/quote-request-schema";
import {
  checkRequest,
  type MailOutcome,
  type SubmissionDependencies,
  submitQuoteRequest,
  type TemplateParameters,
} from "../../../src/quote-request/rules/submit-quote-request";
import { fakeStore } from "../adapters/text-stores";
import { requestWith, validRequest } from "../requests";

const minute = 60_000;
const inbox = "quotes@londontiling.example";

/** Dependencies with a clock that the test sets and a mail provider with a given answer. */
function fakeDependencies(answer: MailOutcome = "sent") {
  const clock = { now: Date.UTC(2026, 0, 15, 12) };
  const { open, texts } = fakeStore();
  const send = jest.fn(async (_parameters: TemplateParameters) => answer);
  const dependencies: SubmissionDependencies = {
    now: () => clock.now,
    attempts: createAttemptStore(open),
    inbox,
    send,
  };
  return { clock, texts, send, dependencies };
}

/** Submits what was typed as the form does: checked and sanitised. */
const submitTyped = (typed: typeof validRequest, dependencies: SubmissionDependencies) =>
  submitQuoteRequest(checkRequest(typed).sanitised, dependencies);

describe("The messages of a request", () => {
  it("are none where it breaks no rule", () => {
    expect(checkRequest(validRequest).messages).toEqual({});
  });

  it.each(["<<<<<<<<<<", "onclick=<tile>", "javascript:tile"])(
    "say that details which shrink below ten characters are too short: %j",
    (projectDetails) => {
      expect(checkRequest(requestWith({ projectDetails })).messages).toEqual({
        projectDetails: messages.tooShort,
      });
    },
  );
});

it("A number that was copied with marks of its direction, which nobody sees, is a number", async () => {
  const { dependencies, send } = fakeDependencies();
  const request = requestWith({ phone: "\u202a+44 7700 900123\u202c" });
  expect(checkRequest(request).messages).toEqual({});
  await submitTyped(request, dependencies);
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ phone: "+44 7700 900123" }));
});

describe("What is sent", () => {
  it("has no field that somebody smuggled in", async () => {
    const { dependencies, send } = fakeDependencies();
    await submitTyped(
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
    const outcome = await submitTyped(typed, dependencies);
    const [[sent] = []] = send.mock.calls;
    expect(sent).toMatchObject({
      firstName: "Ada",
      email: "ada@example.com",
      projectDetails: "b tiles/b in the bathroom",
    });
    expect(quoteRequestSchema.safeParse(sent).success).toBe(true);
    expect(sent).toMatchObject(Object(outcome).request);
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

  it.each([
    ["counts", "rejected", "rate limited"],
    ["counts", "timed out", "rate limited"],
    ["does not count", "unreachable", "failed"],
    ["does not count", "server error", "failed"],
    ["does not count", "refused", "failed"],
  ] as const)("%s attempts that were %s", async (_what, answer, fourth) => {
    const { dependencies } = fakeDependencies(answer);
    expect(await submitTimes(4, dependencies)).toEqual(["failed", "failed", "failed", fourth]);
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
    const { dependencies, clock } = fakeDependencies();
    await submitTimes(2, dependencies);
    clock.now += 1;
    await submitTimes(3, { ...dependencies, send: async () => "unreachable" });
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
});
