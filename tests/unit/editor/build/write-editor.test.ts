import { gzipSync } from "node:zlib";
import { editorFiles } from "../../../../src/editor/build/write-editor";

it("The editor's scripts weigh at most 300 kB, compressed by gzip", async () => {
  const files = await editorFiles("local");
  const scripts = [...files].filter(([name]) => name.endsWith(".js"));
  expect(scripts.map(([name]) => name)).toContain("start.js");
  const bytes = scripts.map(([, script]) => gzipSync(script).length);
  expect(bytes.reduce((one, other) => one + other)).toBeLessThanOrEqual(300_000);
});
