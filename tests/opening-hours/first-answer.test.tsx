import { renderToStaticMarkup } from "react-dom/server";
import { FirstAnswer } from "../../src/components/text/FirstAnswer";
import { defineFirstAnswer } from "../../src/opening-hours/clock-elements";

const promise = {
  quoteWithin: "24 hours",
  words: { promiseWithin: "within 24 hours", promiseBy: "by {when}" },
  closed: [{ from: "2026-12-24", to: "2027-01-03" }],
};

const sentence = (part: React.ReactNode) => {
  document.body.innerHTML = renderToStaticMarkup(<p>You have a first quote {part}.</p>);
  return document.body;
};

beforeAll(defineFirstAnswer);
beforeEach(() => void jest.useFakeTimers({ now: Date.parse("2026-12-23T23:58:00Z") }));
afterEach(() => void jest.useRealTimers());

describe("A sentence with the promise of a first answer", () => {
  it("names the day to which closed days postpone it, and moves on with the clock", () => {
    const page = sentence(<FirstAnswer promise={promise} withoutScript="within 24 hours" />);
    expect(page).toHaveTextContent("You have a first quote by Monday 4 January.");
    jest.advanceTimersByTime(3 * 60_000);
    expect(page).toHaveTextContent("You have a first quote by Tuesday 5 January.");
  });

  it("that was built beside closed days is in hours again after them", () => {
    jest.setSystemTime(Date.parse("2027-01-04T09:00:00Z"));
    const page = sentence(<FirstAnswer promise={promise} withoutScript="by Tuesday 5 January" />);
    expect(page).toHaveTextContent("You have a first quote within 24 hours.");
  });

  it("is plain text where the company closes on no day", () => {
    const page = sentence(
      <FirstAnswer promise={{ ...promise, closed: [] }} withoutScript="within 24 hours" />,
    );
    expect(page.innerHTML).toBe("<p>You have a first quote within 24 hours.</p>");
  });

  it("keeps the full stop beside it, so that neither goes to the next line alone", () => {
    const page = sentence(<FirstAnswer promise={promise} withoutScript="within 24 hours" after="," />);
    expect(page.querySelector("span")).toHaveTextContent("by Monday 4 January,");
  });

  it("names the hour in the form on any day", () => {
    jest.setSystemTime(Date.parse("2026-12-14T15:20:00Z"));
    const page = sentence(
      <FirstAnswer promise={{ ...promise, closed: undefined }} withoutScript="within 24 hours" namesHour />,
    );
    expect(page).toHaveTextContent("You have a first quote by Tuesday 3PM.");
  });
});
