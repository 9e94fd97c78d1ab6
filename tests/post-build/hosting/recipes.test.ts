/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { recipes } from "../../../src/post-build/hosting/recipes/recipes";
import { secureHostHeaders } from "../../../src/post-build/hosting/response-headers";

const written = Object.entries(recipes());

describe("The recipe", () => {
  it.each(written)("in hosting/%s is what the source says (npm run hosting writes it)", (name, text) => {
    expect(readFileSync(join("hosting", name), "utf8")).toBe(text);
  });

  it.each(written.filter(([name]) => !name.endsWith("_redirects")))(
    "%s sends every security header",
    (_name, text) => {
      for (const [header, value] of Object.entries(secureHostHeaders)) {
        expect(text).toContain(header);
        expect(text).toContain(value);
      }
    },
  );

  it.each(written.filter(([name]) => name.startsWith("netlify") === false))(
    "%s names nobody's domain and no port of a preview",
    (_name, text) => {
      expect(text).toContain("example.com");
      expect(text).not.toContain("127.0.0.1");
    },
  );
});

it("hosting/ holds nothing that no source writes", () => {
  const files = readdirSync("hosting", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== "README.md")
    .map((entry) => join(entry.parentPath, entry.name).replace(/^hosting\//, ""));
  expect(files.sort()).toEqual(written.map(([name]) => name).sort());
});
