/** @jest-environment node */
import { pageText, parsePage } from "../../../src/page-tree/page-tree";
import { dropOldMetas } from "../../../src/post-build/html/drop-old-metas";

it("A page says nothing to browsers that nobody has any more", () => {
  const metas =
    '<meta http-equiv="x-ua-compatible" content="ie=edge"><meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no">';
  const page = parsePage(`<html><head>${metas}</head><body></body></html>`, "/");
  dropOldMetas(page);
  expect(pageText(page)).toContain(
    '<head><meta name="viewport" content="width=device-width, initial-scale=1"></head>',
  );
});
