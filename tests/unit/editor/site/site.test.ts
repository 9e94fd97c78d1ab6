import { siteOf } from "../../../../src/editor/site/site";
import { UserError } from "../../../../src/editor/site/user-error";

const siteWith = (text: string) => siteOf({ files: [{ path: "faqs/dust.json", text }], pictures: [] });

it("A file that was broken by hand closes the editor, with its path, its line and the reason", () => {
  const broken = '{\n  "slug": "dust",\n}';
  expect(() => siteWith(broken)).toThrow(UserError);
  expect(() => siteWith(broken)).toThrow(/data\/faqs\/dust\.json .*not valid JSON\. Line 3: /);
  expect(() => siteWith("[]")).toThrow("data/faqs/dust.json");
});
