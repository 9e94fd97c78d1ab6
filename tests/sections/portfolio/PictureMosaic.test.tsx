import { render, screen } from "@testing-library/react";
import { PictureMosaic } from "../../../src/sections/portfolio/PictureMosaic";
import { bySlug, projects } from "../site-content";
import { portfolioPage } from "../site-pages";

const repairs = bySlug(projects, "family-bathroom-refurbishment");

const more = repairs.pictures.map((picture) => ({ ...picture, alt: `${picture.alt}, again` }));

/** Which pictures fill the mosaic's width where there are so many. */
function largeOf(count: number): boolean[] {
  const project = { ...repairs, pictures: [...repairs.pictures, ...more].slice(0, count) };
  render(<PictureMosaic project={project} labels={portfolioPage} enlarge="Enlarge" />);
  return screen.getAllByRole("listitem").map((tile) => getComputedStyle(tile).gridColumn.includes("-1"));
}

describe("The mosaic of a project's pictures", () => {
  it.each([
    { count: 1, large: [true] },
    { count: 2, large: [true, true] },
    { count: 3, large: [true, false, false] },
    { count: 4, large: [true, false, false, true] },
  ])("leaves no gap with $count pictures", ({ count, large }) => {
    expect(largeOf(count)).toEqual(large);
  });

  it("asks for small pictures where they are shown small", () => {
    render(<PictureMosaic project={repairs} labels={portfolioPage} enlarge="Enlarge" />);
    const [first, second] = screen
      .getAllByRole("img")
      .map((image) => image.parentElement?.querySelector("source")?.getAttribute("sizes"));
    expect(first).toMatch(/calc\(100vw - 2rem\)$/);
    expect(second).toMatch(/calc\(50vw - 1.25rem\), 8.25rem$/);
  });
});
