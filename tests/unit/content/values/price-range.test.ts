import { priceInWords } from "../../../../src/content/values/price-range";

it("A price is written as a range, or as one amount if both ends are the same", () => {
  expect(priceInWords({ from: 950, to: 1850 })).toBe("£950–£1,850");
  expect(priceInWords({ from: 10, to: 10 })).toBe("£10");
});
