import { editorPage } from "../../../../src/editor/build/editor-page";

it("The editor's page runs only its own scripts, and connects only to the site and to GitHub", () => {
  const page = editorPage({ repository: "tiler/site", branch: "main" });
  expect(page).toContain("connect-src 'self' https://api.github.com;");
  expect(page).toContain("script-src 'self';");
  expect(page).not.toContain("unsafe");
  expect(editorPage("local")).toContain("connect-src 'self';");
});
