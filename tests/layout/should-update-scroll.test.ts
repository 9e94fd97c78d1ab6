import { shouldUpdateScroll } from "../../src/layout/should-update-scroll";

afterEach(() => {
  document.body.innerHTML = "";
});

describe("The page's scrolling on the way back", () => {
  it("is Gatsby's", () => {
    document.body.innerHTML = "<dialog></dialog>";
    expect(shouldUpdateScroll()).toBe(true);
  });

  it("is held behind an open dialog", () => {
    document.body.innerHTML = "<dialog open></dialog>";
    expect(shouldUpdateScroll()).toBe(false);
  });
});
