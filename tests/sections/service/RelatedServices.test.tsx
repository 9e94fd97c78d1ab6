import { render, screen } from "@testing-library/react";
import { RelatedServices, threeAfter } from "../../../src/sections/service/RelatedServices";
import { headingsIn, linksIn } from "../seen";
import { areas, bySlug, services } from "../site-content";
import { portfolioPage } from "../site-pages";

const six = ["one", "two", "three", "four", "five", "six"].map((slug) => ({ slug }));
const slugsAfter = (current: string, among = six) => threeAfter(among, current).map(({ slug }) => slug);

describe("The three services after the current one", () => {
  it.each([
    { current: "one", after: ["two", "three", "four"] },
    { current: "three", after: ["four", "five", "six"] },
    { current: "four", after: ["five", "six", "one"] },
    { current: "five", after: ["six", "one", "two"] },
    { current: "six", after: ["one", "two", "three"] },
  ])("after $current are $after", ({ current, after }) => {
    expect(slugsAfter(current)).toEqual(after);
  });

  it.each(six)("never include the current one: $slug", ({ slug }) => {
    expect(slugsAfter(slug)).not.toContain(slug);
  });

  it("link every service equally often", () => {
    const linked = six.flatMap(({ slug }) => slugsAfter(slug));
    for (const { slug } of six) expect(linked.filter((other) => other === slug)).toHaveLength(3);
  });

  it("are the first three for a service that is not in the list", () => {
    expect(slugsAfter("seven")).toEqual(["one", "two", "three"]);
  });

  it("are never shown twice where that list is short", () => {
    expect(slugsAfter("seven", six.slice(0, 2))).toEqual(["one", "two"]);
  });

  it.each([
    { count: 1, after: [] },
    { count: 2, after: ["two"] },
    { count: 3, after: ["two", "three"] },
  ])("are fewer where there are only $count services", ({ count, after }) => {
    expect(slugsAfter("one", six.slice(0, count))).toEqual(after);
  });

  it("leave the list as it was", () => {
    const list = [...six];
    threeAfter(list, "four");
    expect(list).toEqual(six);
  });
});

describe("The related services of a service page", () => {
  const renderSection = () =>
    render(
      <RelatedServices
        labels={portfolioPage}
        title="What else we do"
        learnMore="More about it"
        services={services}
        current="floor-tiling"
        areasTitle="Floor Tiling across London"
        areas={[bySlug(areas, "chelsea"), bySlug(areas, "earls-court")]}
      />,
    );

  it("each have a link", () => {
    const { container } = renderSection();
    const expected = threeAfter(services, "floor-tiling").map(({ slug, title }) => ({
      name: `More about it: ${title}`,
      path: `/services/${slug}`,
    }));
    expect(linksIn(container).slice(0, 2)).toEqual(expected);
  });

  it("do not repeat the service whose page this is", () => {
    const { container } = renderSection();
    expect(linksIn(container).map(({ path }) => path)).not.toContain("/services/floor-tiling");
  });

  it("stand below their heading", () => {
    renderSection();
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("What else we do");
  });

  it("are followed by areas to read about", () => {
    const { container } = renderSection();
    expect(headingsIn(container).at(-1)).toBe("Floor Tiling across London");
    expect(linksIn(container).slice(2)).toEqual([
      { name: "Chelsea", path: "/areas/chelsea" },
      { name: "Earl's Court", path: "/areas/earls-court" },
    ]);
  });
});
