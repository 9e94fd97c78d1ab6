/** @jest-environment node */
import { pageText, parsePage } from "../../../src/page-tree/page-tree";
import { stripIcons } from "../../../src/post-build/html/strip-icons";

it("An icon keeps what is drawn and loses what nothing uses", () => {
  const icon =
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" class="lucide lucide-x" fill="none" stroke="currentColor" aria-hidden="true"><path d="M1 1"/></svg>';
  const page = parsePage(`<html><head></head><body><p class="a">${icon}</p></body></html>`, "/");
  stripIcons(page);
  expect(pageText(page)).toContain(
    '<p class="a"><svg width="20" aria-hidden="true"><path d="M1 1"></path></svg></p>',
  );
});
