import { cacheControl, headersFile, securityHeaders } from "../../../src/post-build/hosting/response-headers";

describe("Browsers keep", () => {
  it.each(["/static/149536b/room.avif", "/app-bb4cc98ed63283deec97.js"])("%s for a year", (address) => {
    expect(cacheControl(address)).toBe("public, max-age=31536000, immutable");
  });

  it.each(["/", "/areas/chelsea.html", "/page-data/index/page-data.json", "/admin/start.js"])(
    "%s only as long as it is unchanged",
    (address) => {
      expect(cacheControl(address)).toBe("public, max-age=0, must-revalidate");
    },
  );
});

describe("The file that hosts read", () => {
  it("has every security header for every address", () => {
    const [everywhere] = headersFile().split("/static/*");
    expect(everywhere).toMatch(/^\/\*\n/);
    for (const [name, value] of Object.entries(securityHeaders))
      expect(everywhere).toContain(`  ${name}: ${value}\n`);
  });

  it("keeps pictures and scripts for a year, but not the scripts of the CMS", () => {
    expect(headersFile()).toContain("/static/*\n  Cache-Control: public, max-age=31536000, immutable\n");
    expect(headersFile()).toContain("/*.js\n  Cache-Control: public, max-age=31536000, immutable\n");
    expect(headersFile()).toContain("/admin/*\n  Cache-Control: no-cache\n");
  });
});
