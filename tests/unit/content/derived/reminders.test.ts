import { reminders } from "../../../../src/content/derived/reminders";
import { fixtureFiles, set } from "../../../support/fixture-edits";

const company = "company.json";
const guild = "certificates/guild-of-tilers.json";
const gone = "certificates/asbestos-awareness.json";

/** Noon in London, in winter. */
const on = (day: string) => new Date(`${day}T12:00:00Z`);

const remindersOn = (day: string, ...edits: ReturnType<typeof set>[]) =>
  reminders(fixtureFiles(...edits), on(day));

/** Reminders of the fixture, in which one certificate has ended. */
const inForce = set(gone, "validUntil", undefined);

describe("The owner is reminded", () => {
  it("of nothing while everything is valid, and the rating can be checked", () => {
    expect(remindersOn("2026-11-24", inForce)).toEqual([]);
  });

  it("of a rating that nobody can check, with what the law says", () => {
    const [reminder, ...others] = remindersOn(
      "2026-11-24",
      inForce,
      set(company, "claims.reviewsUrl", undefined),
    );
    expect(others).toEqual([]);
    expect(reminder).toMatchObject({ file: company, field: "claims.reviewsUrl" });
    expect(reminder?.message).toMatch(
      /^The site says 4.8 from 72 reviews, .*Competition and Consumers Act 2024/,
    );
  });

  it.each([
    ["not yet", "2027-01-31", undefined],
    ["a month before its end", "2027-02-01", "Guild of Tilers & Setters ends on 3 March 2027: renew it"],
    ["on its last day", "2027-03-03", "ends on 3 March 2027"],
    ["once it has ended", "2027-03-04", "ended on 3 March 2027: the site no longer shows it"],
  ])("of a certificate %s: %s", (_when, day, says) => {
    const found = remindersOn(day, inForce, set(guild, "validUntil", "2027-03-03"));
    expect(found).toEqual(
      says ? [{ file: guild, field: "validUntil", message: expect.stringContaining(says) }] : [],
    );
  });

  it("of other hours and of a notice whose last day has passed, and not before", () => {
    const days = { from: "2026-12-24", to: "2027-01-03" };
    const dated = [
      set(company, "otherHours", [days]),
      set(company, "notices", [{ ...days, text: "Closed" }]),
    ];
    expect(remindersOn("2027-01-03", inForce, ...dated)).toEqual([]);
    expect(remindersOn("2027-01-04", inForce, ...dated)).toMatchObject([
      {
        field: "otherHours.0",
        message: expect.stringMatching(/^Other hours of 24 December 2026 to 3 January 2027/),
      },
      {
        field: "notices.0",
        message: expect.stringMatching(/^The notice of .*: the last day has passed, and the site no longer/),
      },
    ]);
  });

  it("of an insurance that ends", () => {
    const ended = set(company, "insurance.validUntil", "2027-03-03");
    expect(remindersOn("2027-03-04", inForce, ended)).toEqual([
      {
        file: company,
        field: "insurance.validUntil",
        message: expect.stringContaining("The insurance ended on 3 March 2027"),
      },
    ]);
  });

  it.each([
    ["not yet", "2028-05-02", ""],
    ["once it is older than 18 months", "2028-05-03", "check it again"],
  ])("of a rate %s", (_when, day, says) => {
    const own = "rates/laying-quarry-tiles.json";
    const found = remindersOn(day, inForce).filter(({ file }) => file === own);
    expect(found.map((one) => one.message)).toEqual(
      says
        ? [expect.stringMatching(`^‘Laying quarry tiles’ was last checked on 2 November 2026.*${says}`)]
        : [],
    );
  });
});
