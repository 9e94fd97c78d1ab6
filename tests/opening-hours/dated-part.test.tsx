import { renderToStaticMarkup } from "react-dom/server";
import { defineClockElements } from "../../src/opening-hours/clock-elements";
import { DatedPart } from "../../src/opening-hours/DatedPart";

beforeAll(defineClockElements);
beforeEach(() => void jest.useFakeTimers({ now: Date.parse("2026-12-24T23:59:00Z") }));
afterEach(() => void jest.useRealTimers());

/** A notice on a page that has just been read. */
function notice(from: string, to: string) {
  document.body.innerHTML = renderToStaticMarkup(
    <DatedPart from={from} to={to}>
      We are closed.
    </DatedPart>,
  );
  return document.body.querySelector("dated-part");
}

describe("A notice with dates", () => {
  it("is shown on its last day, and no longer", () => {
    const shown = notice("2026-12-20", "2026-12-24");
    expect(shown).toBeVisible();
    jest.advanceTimersByTime(2 * 60_000);
    expect(shown).not.toBeVisible();
  });

  it("does not push into a page that is being read when its first day begins", () => {
    const shown = notice("2026-12-25", "2026-12-26");
    jest.advanceTimersByTime(2 * 60_000);
    expect(shown).not.toBeVisible();
    expect(notice("2026-12-25", "2026-12-26")).toBeVisible();
  });
});
