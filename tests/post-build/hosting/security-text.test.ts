import { securityText } from "../../../src/post-build/hosting/security-text";

describe("security.txt", () => {
  it("says whom to write to, in which language, where it stands, and until when: for less than a year", () => {
    const company = { website: "https://londontiling.example", email: "quotes@londontiling.example" };
    expect(securityText(company, new Date("2026-11-21T12:00:00Z")).split("\n")).toEqual([
      "Contact: mailto:quotes@londontiling.example",
      "Expires: 2027-11-20T12:00:00.000Z",
      "Preferred-Languages: en",
      "Canonical: https://londontiling.example/.well-known/security.txt",
      "",
    ]);
  });
});
