import { render, screen, within } from "@testing-library/react";
import { ServiceTiles } from "../../../src/sections/service/ServiceTiles";
import { headingsIn } from "../seen";
import { bySlug, tiles } from "../site-content";
import { portfolioPage, servicePage } from "../site-pages";

const show = (shown: Parameters<typeof ServiceTiles>[0]["tiles"] = tiles) =>
  render(<ServiceTiles title="Samples" tiles={shown} words={servicePage} gallery={portfolioPage} />)
    .container;

const limestone = bySlug(tiles, "limestone");

describe("The tiles of a service", () => {
  it("stand below the section's title, in their order", () => {
    expect(headingsIn(show())).toEqual(["Samples", "Jura limestone", "Quarry tile"]);
  });

  it("say each where it suits and where not, with the company's facts filled in", () => {
    show();
    const [first] = screen.getAllByRole("listitem");
    const said = [...(first?.querySelectorAll("dt, dd") ?? [])].map(({ textContent }) => textContent);
    expect(said).toEqual(["Good for", limestone.suits, "Keep away from", limestone.avoid]);
    expect(limestone.suits).toContain("31 years");
  });

  it("open large in the lightbox, or as a file without a script", () => {
    show();
    const link = within(screen.getAllByRole("listitem")[0] ?? document.body).getByRole("link");
    expect(link).toHaveAttribute("id", "tile-limestone-limestone");
    expect(link).toHaveAttribute("href", limestone.picture.image.publicURL);
  });

  it("are fetched when they are scrolled to", () => {
    for (const picture of show().querySelectorAll("img")) expect(picture).toHaveAttribute("loading", "lazy");
  });

  it("are called visualisations while any of them is one", () => {
    expect(show()).toHaveTextContent(servicePage.visualisationNote);
    const photographs = tiles.map((tile) => ({ ...tile, kind: "photograph" }));
    expect(show(photographs)).not.toHaveTextContent(servicePage.visualisationNote);
  });

  it("leave no section behind where there are none", () => {
    expect(show([])).toBeEmptyDOMElement();
  });
});
