import { render, screen } from "@testing-library/react";
import { FeaturedAreas } from "../../../src/sections/home/FeaturedAreas";
import { linksIn } from "../seen";
import { homePage } from "../site-pages";

const { featuredAreas } = homePage;

describe("The featured areas", () => {
  it("are introduced", () => {
    render(<FeaturedAreas featuredAreas={featuredAreas} />);
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(featuredAreas.title);
    expect(screen.getByText(featuredAreas.introduction)).toBeInTheDocument();
  });

  it("are the six that the specification names, in its order", () => {
    const { container } = render(<FeaturedAreas featuredAreas={featuredAreas} />);
    expect(linksIn(container).slice(0, 6)).toEqual([
      { name: "Chelsea", path: "/areas/chelsea" },
      { name: "Kensington", path: "/areas/kensington" },
      { name: "Mayfair", path: "/areas/mayfair" },
      { name: "Belgravia", path: "/areas/belgravia" },
      { name: "Knightsbridge", path: "/areas/knightsbridge" },
      { name: "Hampstead", path: "/areas/hampstead" },
    ]);
  });

  it("end with the way to all areas", () => {
    const { container } = render(<FeaturedAreas featuredAreas={featuredAreas} />);
    expect(linksIn(container).slice(6)).toEqual([
      { name: "View All Areas We Cover", path: "/areas-covered" },
    ]);
  });
});
