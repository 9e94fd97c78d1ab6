/** @jest-environment node */
import { pageText, parsePage } from "../../../src/page-tree/page-tree";
import { compactStyles } from "../../../src/post-build/html/compact-styles";

it("The styles of a page say the same with fewer characters", () => {
  const css = '@media (min-width: 45rem){.a{color:#ffffff;margin:0 0.5rem;}}.a::after{content:"a: b,  0.5";}';
  const page = parsePage(`<html><head><style>${css}</style></head><body></body></html>`, "/");
  compactStyles(page);
  expect(pageText(page)).toContain(
    '<style>@media(min-width:45rem){.a{color:#fff;margin:0 .5rem}}.a:after{content:"a: b,  0.5"}</style>',
  );
});
