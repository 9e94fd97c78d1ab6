import { renderToStaticMarkup } from "react-dom/server";
import { DatedPart } from "../../../../src/components/dated-part/DatedPart";
import { defineDatedPart } from "../../../../src/components/dated-part/dated-part-element";

beforeAll(defineDatedPart);
beforeEach(() => void jest.useFakeTimers({ now: new Date(2026, 11, 24, 23, 59) }));
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

it.each([
  ["2026-12-20", "2026-12-24"],
  ["2026-12-24", "2026-12-26"],
])("A notice is shown on its first and on its last day: %s to %s", (from, to) => {
  expect(notice(from, to)).toBeVisible();
});

it.each([
  ["2026-12-20", "2026-12-23"],
  ["2026-12-25", "2026-12-26"],
])("A notice is hidden outside its days: %s to %s", (from, to) => {
  expect(notice(from, to)).not.toBeVisible();
});
