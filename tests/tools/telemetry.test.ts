/** @jest-environment node */
import { readFileSync } from "node:fs";

describe("Gatsby's telemetry", () => {
  it("is not installed, so that no script has to switch it off", () => {
    const installed = Object.keys(JSON.parse(readFileSync("package-lock.json", "utf8")).packages);
    expect(installed).toContain("node_modules/gatsby");
    expect(installed).not.toContain("node_modules/gatsby-telemetry");
  });
});
