/** @jest-environment node */
import { promisedTime } from "../../../src/content/values/promised-time";

const at = (time: string) => Date.parse(time);

describe("The promised time", () => {
  it.each([
    ["on the hour", "2026-01-12T15:00:00Z", "Tuesday 3PM"],
    ["one minute before the next hour", "2026-01-12T15:59:59Z", "Tuesday 3PM"],
    ["just before midnight", "2026-01-12T23:59:00Z", "Tuesday 11PM"],
    ["at seven in the morning", "2026-01-12T07:00:00Z", "Tuesday 7AM"],
    ["in summer, when London is an hour ahead", "2026-07-13T14:20:00Z", "Tuesday 3PM"],
    ["over the change to summer time", "2026-03-28T12:05:00Z", "Sunday 1PM"],
    ["over the change to winter time", "2026-10-24T12:05:00Z", "Sunday 12PM"],
  ])("is the last full hour in London %s", (_when, now, expected) => {
    expect(promisedTime("24 hours", at(now))).toBe(expected);
  });

  it.each([
    ["at midnight", "2026-01-12T00:00:00Z"],
    ["at one in the morning", "2026-01-12T01:30:00Z"],
    ["just before seven", "2026-01-12T06:59:59Z"],
  ])("is not told by the clock in the night: %s", (_when, now) => {
    expect(promisedTime("24 hours", at(now))).toBeUndefined();
  });

  it.each([
    ["1 hour", "Monday 4PM"],
    ["2 days", "Wednesday 3PM"],
    ["48 Hours", "Wednesday 3PM"],
    ["24hrs", "Tuesday 3PM"],
    ["one working day", "Tuesday 3PM"],
    ["2 working days", "Wednesday 3PM"],
    ["two working days", "Wednesday 3PM"],
    ["1-2 days", "Wednesday 3PM"],
    ["24 to 48 hours", "Wednesday 3PM"],
    ["1 week", "Monday 19 January"],
  ])("follows the company's promise: %s", (promise, expected) => {
    expect(promisedTime(promise, at("2026-01-12T15:20:00Z"))).toBe(expected);
  });

  it.each(["a day or two", "", "24 hours or so", "0 or 1 days", "some working days"])(
    "is unknown for %j",
    (promise) => {
      expect(promisedTime(promise, at("2026-01-12T15:20:00Z"))).toBeUndefined();
    },
  );

  it.each([
    ["the day before", "2026-12-23T15:20:00Z", "Saturday 2 January"],
    ["on a closed day, whenever that is", "2026-12-24T00:20:00Z", "Sunday 3 January"],
    ["on the last closed day", "2027-01-01T15:20:00Z", "Sunday 3 January"],
    ["on the first open day", "2027-01-02T15:20:00Z", "Sunday 3PM"],
    ["two days before", "2026-12-22T15:20:00Z", "Wednesday 3PM"],
  ])("leaves out the days on which the company is closed: asked %s", (_when, now, expected) => {
    const closed = [{ from: "2026-12-24", to: "2027-01-01" }];
    expect(promisedTime("24 hours", at(now), closed)).toBe(expected);
  });

  it.each([
    ["on a Friday", "2026-01-16T15:20:00Z", "Tuesday 20 January"],
    ["before closed days with a weekend among them", "2026-12-23T15:20:00Z", "Tuesday 5 January"],
    ["after them", "2027-01-04T15:20:00Z", "Wednesday 3PM"],
  ])("leaves out weekends where working days are promised: asked %s", (_when, now, expected) => {
    const closed = [{ from: "2026-12-24", to: "2027-01-01" }];
    expect(promisedTime("2 working days", at(now), closed)).toBe(expected);
  });

  it("is the day and the hour in which the promise ends, whenever that is by day", () => {
    const names = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
    for (let minutes = 0; minutes < 3 * 24 * 60; minutes += 7) {
      const now = at("2026-01-11T00:00:00Z") + minutes * 60_000;
      const end = new Date(now + 24 * 60 * 60_000);
      if (end.getUTCHours() < 7) continue;
      const [day = "", clock = ""] = promisedTime("24 hours", now)?.split(" ") ?? [];
      const hour = (Number.parseInt(clock, 10) % 12) + (clock.endsWith("PM") ? 12 : 0);
      expect([names.indexOf(day), hour]).toEqual([end.getUTCDay(), end.getUTCHours()]);
    }
  });
});
