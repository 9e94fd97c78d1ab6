/** @jest-environment node */
import { addOpenNow } from "../../../src/post-build/html/open-now";

describe("The script that says whether the company is open", () => {
  it("is the last thing in the body, after all that it writes into", () => {
    expect(addOpenNow("<html><body><p>Words</p></body></html>")).toMatch(
      /<p>Words<\/p><script>.+<\/script><\/body><\/html>$/s,
    );
  });

  it("stops the build where a page has no end to put it at", () => {
    expect(() => addOpenNow("<html>")).toThrow("body does not end");
  });
});
