/** @jest-environment node */
import { checkCertificate } from "../../../tools/check-live/check-certificate";
import { checkLiveOptions } from "../../../tools/check-live/options";

const live = "https://londontiling.example";

describe("The command line", () => {
  it.each([live, `${live}/`])("names a site: %s", (address) => {
    expect(checkLiveOptions([address])).toEqual({ origin: live, website: live });
  });

  it("names a preview, and the address that its pages give themselves", () => {
    expect(checkLiveOptions(["http://127.0.0.1:9000", "--as", live])).toEqual({
      origin: "http://127.0.0.1:9000",
      website: live,
    });
  });

  it.each([
    ["no address", [], "Name the site"],
    ["two addresses", [live, live], "Unexpected word"],
    ["an unknown option", [live, "--fast"], "--fast"],
    ["an option without its value", [live, "--as"], "--as"],
    ["no address at all", ["londontiling"], "is no address such as"],
    ["another protocol", ["ftp://londontiling.example"], "is no address such as"],
    ["an unsafe address", ["http://londontiling.example"], "must begin with https://"],
    ["a page", [`${live}/areas`], "must end after its domain"],
    ["a password", ["https://me:secret@londontiling.example"], "must end after its domain"],
  ])("with %s is refused", (_what, parameters, says) => {
    expect(() => checkLiveOptions(parameters)).toThrow(says);
  });
});

describe("A certificate", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const ending = (date: string) =>
    checkCertificate({ status: 200, headers: {}, body: Buffer.of(), certificateEnds: new Date(date) }, now);

  it("that ends in a month is in order", () => {
    expect(ending("2026-12-21T12:00:00Z")).toEqual([]);
  });

  it("that ends in three days should have been renewed", () => {
    expect(ending("2026-11-24T12:00:00Z").map(({ says }) => says)).toEqual([
      expect.stringContaining("3 more days"),
    ]);
  });
});
