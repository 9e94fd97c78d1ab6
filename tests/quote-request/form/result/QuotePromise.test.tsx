import { act, render } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { promiseInWords } from "../../../../src/quote-request/form/result/promise-in-words";
import { QuotePromise } from "../../../../src/quote-request/form/result/QuotePromise";
import { words } from "../form-words";

const promiseText = (promise: string) => words.promise.replace("{promise}", promise);
const promise = <QuotePromise words={words} quoteWithin="24 hours" />;

describe("The promise", () => {
  beforeEach(() => void jest.useFakeTimers({ now: Date.UTC(2026, 0, 12, 15, 58) }));
  afterEach(() => void jest.useRealTimers());

  it("is in hours before hydration", () => {
    expect(renderToStaticMarkup(promise)).toContain(promiseText(`${words.promiseWithin}`));
  });

  it("names the day and hour then, and moves on with the clock", () => {
    const { container } = render(promise);
    expect(container).toHaveTextContent(promiseText(words.promiseBy.replace("{when}", "Tuesday 3PM")));
    act(() => void jest.advanceTimersByTime(3 * 60_000));
    expect(container).toHaveTextContent(promiseText(words.promiseBy.replace("{when}", "Tuesday 4PM")));
  });

  it("stays in the company's words where they name no hours", () => {
    expect(promiseInWords(words, "a few days", Date.now())).toBe(words.promiseWithin);
  });

  it("is not made where the company makes none", () => {
    const without = <QuotePromise words={{ ...words, promiseWithin: "" }} quoteWithin={null} />;
    expect(renderToStaticMarkup(without)).toBe("");
  });
});
