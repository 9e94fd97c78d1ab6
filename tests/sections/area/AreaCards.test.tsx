import { render, screen } from "@testing-library/react";
import { AreaCards } from "../../../src/sections/area/AreaCards";
import { headingsIn, pathsIn, textsOf } from "../seen";
import { areas, bySlug } from "../site-content";
import { portfolioPage } from "../site-pages";

const chelsea = bySlug(areas, "chelsea");
const renderCards = (shown: readonly Queries.AreaCardFragment[]) =>
  render(
    <AreaCards
      title="Door by door"
      viewServices="What we do here"
      areas={shown}
      projects={[]}
      labels={portfolioPage}
    />,
  );

describe("The cards of the main areas", () => {
  it("are as many as there are areas", () => {
    const { container } = renderCards(areas);
    expect(container.querySelectorAll("li")).toHaveLength(areas.length);
  });

  it("each lead to a page of their own", () => {
    const { container } = renderCards(areas);
    expect(pathsIn(container)).toEqual(areas.map(({ slug }) => `/areas/${slug}`));
  });

  it("keep the order in which they come", () => {
    const { container } = renderCards([bySlug(areas, "earls-court"), chelsea]);
    expect(headingsIn(container)).toEqual(["Door by door", "Earl's Court", "Chelsea"]);
  });
});

describe("The card of an area", () => {
  it("shows its name below the section's heading", () => {
    renderCards([chelsea]);
    expect(screen.getByRole("heading", { name: "Chelsea", level: 3 })).toBeInTheDocument();
  });

  it("shows all its postcodes", () => {
    renderCards([chelsea]);
    expect(screen.getByText("SW3, SW10")).toBeInTheDocument();
  });

  it("shows a single postcode without a comma", () => {
    renderCards([{ ...chelsea, postcodes: ["SW3"] }]);
    expect(screen.getByText("SW3")).toBeInTheDocument();
  });

  it("shows its description", () => {
    renderCards([chelsea]);
    expect(screen.getByText(chelsea.description)).toBeInTheDocument();
  });

  it("names the area in its link, so that links can be told apart", () => {
    const { container } = renderCards([chelsea]);
    expect(textsOf(container, "a")).toEqual(["What we do here: Chelsea"]);
  });
});
