import { from, reducedMotion, shortWindow, withoutScript } from "../../src/theme/media-queries";

const widths = Object.values(from).map((query) => Number(/min-width: ([\d.]+)rem/.exec(query)?.[1]));

describe("Window widths", () => {
  it.each([
    { window: "phablet", pixels: 480 },
    { window: "tablet", pixels: 720 },
    { window: "desk", pixels: 1024 },
    { window: "wide", pixels: 1280 },
  ] as const)("a $window begins at $pixels pixels", ({ window, pixels }) => {
    expect(from[window]).toBe(`@media (min-width: ${pixels / 16}rem)`);
  });

  it("rise from one to the next, so that later rules win", () => {
    expect(widths).toEqual([...widths].sort((one, other) => one - other));
  });

  it("are given in rem, so that large text gets the layout of a smaller window", () => {
    for (const query of Object.values(from)) expect(query).toMatch(/^@media \(min-width: [\d.]+rem\)$/);
  });
});

describe("What a reader's device asks for", () => {
  it("can be a window too short for anything that stays in place", () => {
    expect(shortWindow).toBe("@media (max-height: 25rem)");
  });

  it("can be less motion", () => {
    expect(reducedMotion).toBe("@media (prefers-reduced-motion: reduce)");
  });

  it("can be a page without a script", () => {
    expect(withoutScript).toBe("@media (scripting: none)");
  });
});
