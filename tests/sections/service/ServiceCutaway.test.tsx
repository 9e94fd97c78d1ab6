import { render, screen } from "@testing-library/react";
import { ServiceCutaway } from "../../../src/sections/service/ServiceCutaway";
import { textsOf } from "../seen";
import { bySlug, cutaways } from "../site-content";

const floor = bySlug(cutaways, "heated-floor");
const show = (cutaway: Parameters<typeof ServiceCutaway>[0]["cutaway"] = floor) =>
  render(<ServiceCutaway cutaway={cutaway} visualisation="Drawn" />).container;

describe("A cutaway", () => {
  it("says what it shows before the picture", () => {
    show();
    expect(screen.getByRole("heading", { level: 2, name: "Under a warm floor" })).toBeInTheDocument();
    expect(screen.getByText(floor.introduction)).toBeInTheDocument();
    expect(screen.getByRole("img", { name: floor.picture.alt })).toHaveAttribute("loading", "lazy");
  });

  it("reads its layers aloud in their order, each with what it is for", () => {
    const container = show();
    expect(screen.getByRole("list").tagName).toBe("OL");
    expect(textsOf(container, "li h3")).toEqual(["Slab", "Heating mat", "Stone"]);
    expect(textsOf(container, "li p")).toEqual(floor.layers.map(({ description }) => description));
  });

  it("has the list's numbers on the picture where the content puts them, for eyes only", () => {
    const marks = [...show().querySelectorAll<HTMLElement>("figure span")];
    expect(marks.map(({ textContent }) => textContent)).toEqual(["1", "2", "3"]);
    expect(marks.map((mark) => mark.getAttribute("aria-hidden"))).toEqual(["true", "true", "true"]);
    expect(marks.map((mark) => [getComputedStyle(mark).left, getComputedStyle(mark).top])).toEqual([
      ["12%", "80%"],
      ["40%", "55%"],
      ["85%", "30%"],
    ]);
  });

  it("is called a visualisation unless it is a photograph", () => {
    expect(textsOf(show(), "figcaption")).toEqual(["Drawn"]);
    expect(textsOf(show({ ...floor, kind: "photograph" }), "figcaption")).toEqual([]);
  });
});
