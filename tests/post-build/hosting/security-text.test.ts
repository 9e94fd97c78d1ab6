import { securityText } from "../../../src/post-build/hosting/security-text";

describe("security.txt", () => {
  const company = { website: "https://londontiling.example", email: "quotes@londontiling.example" };
  const lines = securityText(company, new Date("2026-11-21T12:00:00Z")).split("\n");

  it("says whom to write to", () => {
    expect(lines).toContain("Contact: mailto:quotes@londontiling.example");
  });

  it("ends less than a year after the publication", () => {
    expect(lines).toContain("Expires: 2027-11-20T12:00:00.000Z");
  });

  it("says where it stands", () => {
    expect(lines).toContain("Canonical: https://londontiling.example/.well-known/security.txt");
  });
});
