import { median } from "../median";

describe("The median", () => {
  it("is the value in the middle, whatever the order", () => {
    expect(median([900, 10, 30])).toBe(30);
  });

  it("is halfway between the two in the middle of an even number of values", () => {
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });

  it("leaves the values in their order", () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });

  it("does not exist where nothing was measured", () => {
    expect(() => median([])).toThrow("Nothing was measured");
  });
});
