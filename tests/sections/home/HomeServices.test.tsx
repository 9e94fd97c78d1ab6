import { render, screen } from "@testing-library/react";
import { HomeServices } from "../../../src/sections/home/HomeServices";
import { linksIn, textsOf } from "../seen";
import { services as allServices } from "../site-content";
import { homePage } from "../site-pages";

const { services } = homePage;

describe("The services on the home page", () => {
  it("are where /#services leads", () => {
    const { container } = render(<HomeServices services={services} allServices={allServices} />);
    expect(container.querySelector("section")).toHaveAttribute("id", "services");
  });

  it("are introduced", () => {
    render(<HomeServices services={services} allServices={allServices} />);
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(services.title);
    expect(screen.getByText(services.introduction)).toBeInTheDocument();
  });

  it("are three, each with a 'Learn More' link to its page", () => {
    const { container } = render(<HomeServices services={services} allServices={allServices} />);
    expect(linksIn(container).slice(0, 3)).toEqual([
      { name: "Learn More: Bathroom Wall Tiling", path: "/services/bathroom-wall-tiling" },
      { name: "Learn More: Floor Tiling", path: "/services/floor-tiling" },
      { name: "Learn More: Bathroom Refurbishment", path: "/services/bathroom-refurbishment" },
    ]);
  });

  it("each list four features", () => {
    const { container } = render(<HomeServices services={services} allServices={allServices} />);
    expect(textsOf(container, "li li")).toEqual(services.cards.flatMap(({ features }) => features));
    expect(textsOf(container, "li li")).toHaveLength(12);
  });
});

describe("The services without a card", () => {
  it("are linked below the cards, each once", () => {
    const { container } = render(<HomeServices services={services} allServices={allServices} />);
    const paths = linksIn(container).map(({ path }) => path);
    for (const { slug } of allServices)
      expect(paths.filter((path) => path === `/services/${slug}`)).toHaveLength(1);
  });
});

describe("The premium areas", () => {
  it("are Chelsea, Kensington, Mayfair and Belgravia", () => {
    const { container } = render(<HomeServices services={services} allServices={allServices} />);
    expect(linksIn(container).slice(-4)).toEqual([
      { name: "Chelsea", path: "/areas/chelsea" },
      { name: "Kensington", path: "/areas/kensington" },
      { name: "Mayfair", path: "/areas/mayfair" },
      { name: "Belgravia", path: "/areas/belgravia" },
    ]);
  });

  it("are introduced by a few words", () => {
    render(<HomeServices services={services} allServices={allServices} />);
    expect(screen.getByText(services.premiumAreasTitle)).toBeInTheDocument();
  });
});

describe("The reasons to choose us", () => {
  it("have a heading below the section's own", () => {
    render(<HomeServices services={services} allServices={allServices} />);
    expect(
      screen.getByRole("heading", { level: 3, name: "Why Choose Our Tiling Services?" }),
    ).toBeInTheDocument();
  });

  it("are the three that the specification names", () => {
    const { container } = render(<HomeServices services={services} allServices={allServices} />);
    expect(textsOf(container, "h4")).toEqual([
      "Professional Installation",
      "Premium Materials",
      "Guaranteed Work",
    ]);
  });

  it.each(services.reasons)("explain '$title'", ({ title, description }) => {
    render(<HomeServices services={services} allServices={allServices} />);
    expect(screen.getByRole("heading", { name: title, level: 4 }).nextElementSibling).toHaveTextContent(
      description,
    );
  });
});
