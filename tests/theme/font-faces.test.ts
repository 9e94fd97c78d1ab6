import { existsSync } from "node:fs";
import { join } from "node:path";
import { fontFaces, fontWindows } from "../../src/theme/font-faces";
import { fonts } from "../../src/theme/tokens";

describe("The company's font", () => {
  it("comes from the site itself, and the file is there", () => {
    const [, address = "none"] = /url\("(\/fonts\/[^"]+)"\)/.exec(fontFaces) ?? [];
    expect(existsSync(join("static", address))).toBe(true);
  });

  it("is not fetched on phones, where it would hold up the pictures", () => {
    expect(fontFaces).toMatch(/^@media \(min-width: 45rem\)\{@font-face\{font-family:"Fraunces";[^}]*\}\}/);
    expect(fontWindows).toBe("(min-width: 45rem)");
  });

  it("comes from nowhere else", () => {
    expect(fontFaces).not.toMatch(/url\(["']?(https?:)?\/\//);
  });

  it("neither hides words until it arrives nor moves them when it does", () => {
    expect(fontFaces).toContain("font-display:optional");
  });

  it("has a fallback of the same size", () => {
    expect(fontFaces).toMatch(/"Fraunces Fallback".*size-adjust:[\d.]+%/);
    expect(fonts.heading).toMatch(/^"Fraunces", "Fraunces Fallback"/);
  });
});
