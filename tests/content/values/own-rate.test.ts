import { isOwnRate } from "../../../src/content/values/own-rate";

it("A rate is the company's own if no source of it can be looked up", () => {
  const guide = { address: "https://guide.example/prices" };
  expect(isOwnRate({ sources: [{ address: null }, {}] })).toBe(true);
  expect(isOwnRate({ sources: [{ address: null }, guide] })).toBe(false);
});
