import { threeAfter } from "../../../../src/sections/service/RelatedServices";

const six = ["one", "two", "three", "four", "five", "six"].map((slug) => ({ slug }));
const slugsAfter = (current: string, among = six) => threeAfter(among, current).map(({ slug }) => slug);

describe("The three services after the current one", () => {
  it.each([
    { current: "one", after: ["two", "three", "four"] },
    { current: "five", after: ["six", "one", "two"] },
    { current: "six", after: ["one", "two", "three"] },
  ])("after $current are $after", ({ current, after }) => {
    expect(slugsAfter(current)).toEqual(after);
  });

  it("link every service equally often", () => {
    const linked = six.flatMap(({ slug }) => slugsAfter(slug));
    for (const { slug } of six) expect(linked.filter((other) => other === slug)).toHaveLength(3);
  });

  it("are never shown twice where the list is short", () => {
    expect(slugsAfter("one", six.slice(0, 2))).toEqual(["two"]);
  });
});
