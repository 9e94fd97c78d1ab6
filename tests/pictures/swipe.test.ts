import fc from "fast-check";
import { swipeDirection } from "../../src/pictures/swipe";

const start = { clientX: 200, clientY: 300 };
const direction = (across: number, along: number) =>
  swipeDirection(start, { clientX: start.clientX + across, clientY: start.clientY + along });

describe("A finger's movement over a picture", () => {
  it("that is short is a tap", () => {
    expect(direction(39, 0)).toBe(0);
    expect(direction(40, 0)).toBe(-1);
  });

  it("that goes up or down leads nowhere", () => {
    expect(direction(60, 200)).toBe(0);
    expect(direction(60, 31)).toBe(0);
    expect(direction(60, 30)).toBe(-1);
  });

  it("leads the other way when it is mirrored", () => {
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 500 }), fc.integer({ min: -500, max: 500 }), (across, along) =>
        expect(direction(across, along) + direction(-across, along)).toBe(0),
      ),
    );
  });
});
