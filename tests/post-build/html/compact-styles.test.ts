/** @jest-environment node */
import { pageText, parsePage } from "../../../src/page-tree/page-tree";
import { compactStyles } from "../../../src/post-build/html/compact-styles";

it("The styles of a page say the same with fewer characters", () => {
  const css = '@media (min-width: 45rem){.a{color:red;margin:0 auto;}}.a::after{content:"a: b";}';
  const page = parsePage(`<html><head><style>${css}</style></head><body></body></html>`, "/");
  compactStyles(page);
  expect(pageText(page)).toContain(
    '@media (min-width:45rem){.a{color:red;margin:0 auto}}.a::after{content:"a: b"}',
  );
});
