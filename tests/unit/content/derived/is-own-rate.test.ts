import { isOwnRate } from "../../../../src/content/derived/is-own-rate";

it("A rate is the company's own if no source of it can be looked up", () => {
  const guide = { name: "A guide", url: "https://guide.example/prices" };
  expect(isOwnRate({ sources: [{ name: "Our own rate" }] })).toBe(true);
  expect(isOwnRate({ sources: [{ name: "Our own rate" }, guide] })).toBe(false);
});
