/** @jest-environment jsdom */
import { checkRequest } from "../../../../src/quote-request/rules/quote-request-schema";
import { type MailOutcome, sendMail } from "../../../../src/quote-request/sending/mail-client";
import { attemptsKey } from "../../../../src/quote-request/sending/rate-limit";
import { submitQuoteRequest } from "../../../../src/quote-request/sending/submit-quote-request";
import { validRequest } from "../requests";

jest.mock("../../../../src/quote-request/sending/mail-client");

const minute = 60_000;
const inbox = "quotes@londontiling.example";

const send = jest.mocked(sendMail);

/** The mail provider's answer from now on. */
const answer = (outcome: MailOutcome) => send.mockReset().mockResolvedValue(outcome);

/** Submits the same request several times. */
async function submitTimes(times: number) {
  const kinds: string[] = [];
  for (let time = 0; time < times; time++) kinds.push((await submitQuoteRequest(validRequest, inbox)).kind);
  return kinds;
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 0, 15, 12) });
  localStorage.clear();
  answer("sent");
});
afterEach(() => void jest.useRealTimers());

it("A request goes to the inbox without anything that somebody smuggled in", async () => {
  const typed = Object.assign({ website: "spam", to_email: "me@evil.example" }, validRequest);
  const outcome = await submitQuoteRequest(checkRequest(typed).sanitised, inbox);
  expect(send.mock.calls).toEqual([[{ ...validRequest, to_email: inbox }]]);
  expect(outcome).toEqual({ kind: "sent" });
});

describe("The rate limit", () => {
  it.each([
    ["counts", "rejected", "rate limited"],
    ["counts", "timed out", "rate limited"],
    ["does not count", "unreachable", "failed"],
    ["does not count", "server error", "failed"],
    ["does not count", "refused", "failed"],
  ] as const)("%s attempts that were %s", async (_what, outcome, fourth) => {
    answer(outcome);
    expect(await submitTimes(4)).toEqual(["failed", "failed", "failed", fourth]);
  });

  it("counts an attempt while it is on its way, for a page that is left meanwhile", () => {
    send.mockReturnValue(new Promise(() => {}));
    void submitQuoteRequest(validRequest, inbox);
    expect(localStorage.getItem(attemptsKey)).toContain(validRequest.email);
  });

  it("takes back the attempt that reached nobody and no other", async () => {
    await submitTimes(2);
    jest.advanceTimersByTime(1);
    answer("unreachable");
    await submitTimes(3);
    answer("sent");
    expect(await submitTimes(2)).toEqual(["sent", "rate limited"]);
  });

  it("does not count a request that had to wait", async () => {
    await submitTimes(3);
    jest.advanceTimersByTime(10 * minute);
    await submitTimes(5);
    jest.advanceTimersByTime(5 * minute);
    expect(await submitTimes(3)).toEqual(["sent", "sent", "sent"]);
  });
});
