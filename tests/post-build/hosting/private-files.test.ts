import { privateFiles } from "../../../src/post-build/hosting/private-files";

const isPrivate = (address: string) => new RegExp(privateFiles).test(address);

describe("No visitor gets", () => {
  it.each([
    "/.env",
    "/.git/config",
    "/areas/.DS_Store",
    "/_headers",
    "/_redirects",
    "/app.js.map",
    "/app.js.br",
  ])("%s", (address) => expect(isPrivate(address)).toBe(true));
  it.each(["/index.html.gz", "/webpack.stats.json", "/chunk-map.json", "/page.tsx"])("%s", (address) =>
    expect(isPrivate(address)).toBe(true),
  );
});

describe("Everybody gets", () => {
  it.each(["/", "/areas/chelsea", "/.well-known/security.txt", "/page-data/app-data.json", "/app-0123.js"])(
    "%s",
    (address) => expect(isPrivate(address)).toBe(false),
  );
});
