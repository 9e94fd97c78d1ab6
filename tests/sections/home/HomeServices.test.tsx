import { render, screen } from "@testing-library/react";
import { HomeServices } from "../../../src/sections/home/HomeServices";
import { linksIn, textsOf } from "../seen";
import { services as allServices } from "../site-content";
import { homePage, portfolioPage } from "../site-pages";

const { services } = homePage;

describe("The services on the home page", () => {
  it("are where /#services leads", () => {
    const { container } = render(
      <HomeServices labels={portfolioPage} services={services} allServices={allServices} />,
    );
    expect(container.querySelector("section")).toHaveAttribute("id", "services");
  });

  it("are introduced", () => {
    render(<HomeServices labels={portfolioPage} services={services} allServices={allServices} />);
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(services.title);
    expect(screen.getByText(services.introduction)).toBeInTheDocument();
  });

  it("are those that the content names, each with a link to its page", () => {
    const { container } = render(
      <HomeServices labels={portfolioPage} services={services} allServices={allServices} />,
    );
    expect(linksIn(container).slice(0, 2)).toEqual([
      { name: "More about it: Whole Bathrooms", path: "/services/bathroom-refurbishment" },
      { name: "More about it: Stone & Porcelain Floors", path: "/services/floor-tiling" },
    ]);
  });

  it("each list their features", () => {
    const { container } = render(
      <HomeServices labels={portfolioPage} services={services} allServices={allServices} />,
    );
    expect(textsOf(container, "li li")).toEqual(services.cards.flatMap(({ features }) => features));
  });
});

describe("The services without a card", () => {
  it("are linked below the cards, each once", () => {
    const { container } = render(
      <HomeServices labels={portfolioPage} services={services} allServices={allServices} />,
    );
    const paths = linksIn(container).map(({ path }) => path);
    for (const { slug } of allServices)
      expect(paths.filter((path) => path === `/services/${slug}`)).toHaveLength(1);
  });
});

describe("The premium areas", () => {
  it("are those that the content names", () => {
    const { container } = render(
      <HomeServices labels={portfolioPage} services={services} allServices={allServices} />,
    );
    expect(linksIn(container).slice(-2)).toEqual([
      { name: "Fulham", path: "/areas/fulham" },
      { name: "Earl's Court", path: "/areas/earls-court" },
    ]);
  });

  it("are introduced by a few words", () => {
    render(<HomeServices labels={portfolioPage} services={services} allServices={allServices} />);
    expect(screen.getByText(services.premiumAreasTitle)).toBeInTheDocument();
  });
});

describe("The reasons to choose us", () => {
  it("have a heading below the section's own", () => {
    render(<HomeServices labels={portfolioPage} services={services} allServices={allServices} />);
    expect(screen.getByRole("heading", { level: 3, name: "Why People Call Again" })).toBeInTheDocument();
  });

  it("are all shown", () => {
    const { container } = render(
      <HomeServices labels={portfolioPage} services={services} allServices={allServices} />,
    );
    expect(textsOf(container, "h4")).toEqual(["Tidy Work", "Old Stock"]);
  });

  it.each(services.reasons)("explain '$title'", ({ title, description }) => {
    render(<HomeServices labels={portfolioPage} services={services} allServices={allServices} />);
    expect(screen.getByRole("heading", { name: title, level: 4 }).nextElementSibling).toHaveTextContent(
      description,
    );
  });
});
