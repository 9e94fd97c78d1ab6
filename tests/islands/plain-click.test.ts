import { isPlainClick } from "../../src/islands/page-hash";

describe("A click", () => {
  it("is plain with the first button and no key", () => {
    expect(isPlainClick(new MouseEvent("click"))).toBe(true);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    "asks for something else with %j",
    (click) => {
      expect(isPlainClick(new MouseEvent("click", click))).toBe(false);
    },
  );
});
