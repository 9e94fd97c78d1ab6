import { render, screen } from "@testing-library/react";
import { FeaturedAreas } from "../../../src/sections/home/FeaturedAreas";
import { linksIn } from "../seen";
import { homePage } from "../site-pages";

const { featuredAreas } = homePage;

describe("The featured areas", () => {
  it("are introduced", () => {
    render(<FeaturedAreas featuredAreas={featuredAreas} postcodeCheck="Do you work where I live?" />);
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(featuredAreas.title);
    expect(screen.getByText(featuredAreas.introduction)).toBeInTheDocument();
  });

  it("begin with the question whether the company works where the visitor lives", () => {
    const { container } = render(
      <FeaturedAreas featuredAreas={featuredAreas} postcodeCheck={<p>Where?</p>} />,
    );
    expect(container).toHaveTextContent(/Where\?.*Fulham/);
  });

  it("are those that the content names, in its order", () => {
    const { container } = render(
      <FeaturedAreas featuredAreas={featuredAreas} postcodeCheck="Do you work where I live?" />,
    );
    expect(linksIn(container).slice(0, 3)).toEqual([
      { name: "Fulham", path: "/areas/fulham" },
      { name: "Chelsea", path: "/areas/chelsea" },
      { name: "Earl's Court", path: "/areas/earls-court" },
    ]);
  });

  it("end with the way to all areas", () => {
    const { container } = render(
      <FeaturedAreas featuredAreas={featuredAreas} postcodeCheck="Do you work where I live?" />,
    );
    expect(linksIn(container).slice(3)).toEqual([{ name: "See Every Area", path: "/areas-covered" }]);
  });
});
