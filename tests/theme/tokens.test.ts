import { fontSizes, layers, sizes, space } from "../../src/theme/tokens";

describe("Sizes", () => {
  it.each(Object.entries({ ...space, ...fontSizes, ...sizes }))(
    "grow with the reader's text size: %s has a part in rem",
    (_name, size) => {
      expect(size).toMatch(/\drem/);
      expect(size).not.toMatch(/\dpx/);
    },
  );

  it("of text never fall below 15 px", () => {
    const smallest = Object.values(fontSizes).map((size) => Number(/([\d.]+)rem/.exec(size)?.[1]) * 16);
    expect(Math.min(...smallest)).toBeGreaterThanOrEqual(15);
  });
});

it("What lies above what is the skip link over messages, messages over the call bar, the call bar over the header", () => {
  expect(layers.skipLink).toBeGreaterThan(layers.toast);
  expect(layers.toast).toBeGreaterThan(layers.callBar);
  expect(layers.callBar).toBeGreaterThan(layers.header);
});
