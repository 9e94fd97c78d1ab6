import { openingTimesOf, openNowAttributes } from "../../src/open-now/open-now-data";

const times = {
  minutes: [480, 1080],
  closedDays: ["2026-12-25", "2026-12-26"],
  words: { open: 'Open "now" until {time}', closed: "Closed & opens {day} {time}", today: "today | heute" },
};

describe("Opening times in the HTML", () => {
  it("are read as they were written", () => {
    const element = document.createElement("span");
    for (const [name, value] of Object.entries(openNowAttributes(times))) element.setAttribute(name, value);
    expect(openingTimesOf(element)).toEqual(times);
  });
});
