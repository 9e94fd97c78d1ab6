import { render, screen } from "@testing-library/react";
import { ServiceCards } from "../../../src/sections/service/ServiceCards";
import { linksIn, textsOf } from "../seen";
import { bySlug, services } from "../site-content";
import { portfolioPage } from "../site-pages";

const floor = bySlug(services, "floor-tiling");

describe("The cards of the services", () => {
  it("are one for each service, in the order given", () => {
    const { container } = render(
      <ServiceCards services={services} learnMore="More about it" labels={portfolioPage} />,
    );
    expect(linksIn(container)).toEqual(
      services.map(({ slug, title }) => ({ name: `More about it: ${title}`, path: `/services/${slug}` })),
    );
  });

  it("are none where there are no services", () => {
    render(<ServiceCards services={[]} learnMore="More about it" labels={portfolioPage} />);
    expect(screen.queryByRole("listitem")).not.toBeInTheDocument();
  });
});

describe("The card of a service", () => {
  it("shows its title and description", () => {
    render(<ServiceCards services={[floor]} learnMore="More about it" labels={portfolioPage} />);
    expect(screen.getByRole("heading", { level: 3, name: "Stone & Porcelain Floors" })).toBeInTheDocument();
    expect(screen.getByText(floor.description)).toBeInTheDocument();
  });

  it("shows its picture, with its label, where a project shows the service", () => {
    const { container } = render(
      <ServiceCards services={services} learnMore="More about it" labels={portfolioPage} />,
    );
    const shown = services.flatMap(({ picture }) => (picture ? [picture.alt] : []));
    expect(shown.length).toBeGreaterThan(0);
    expect([...container.querySelectorAll("img")].map(({ alt }) => alt)).toEqual(shown);
  });

  it("may be named for a place", () => {
    render(
      <ServiceCards
        services={[floor]}
        learnMore="More about it"
        labels={portfolioPage}
        nameOf={(service) => `${service} in Chelsea`}
      />,
    );
    expect(screen.getByRole("heading", { name: "Stone & Porcelain Floors in Chelsea" })).toBeInTheDocument();
  });

  it("shows its icon", () => {
    const { container } = render(
      <ServiceCards services={[floor]} learnMore="More about it" labels={portfolioPage} />,
    );
    expect(container.querySelectorAll("svg")).toHaveLength(1);
  });

  it("is short where no features are asked for", () => {
    const { container } = render(
      <ServiceCards services={[floor]} learnMore="More about it" labels={portfolioPage} />,
    );
    expect(textsOf(container, "li li")).toEqual([]);
  });

  it("lists its features, each with a tick, where they are asked for", () => {
    const { container } = render(
      <ServiceCards services={[floor]} learnMore="More about it" labels={portfolioPage} features />,
    );
    expect(textsOf(container, "li li")).toEqual(floor.features);
    expect(container.querySelectorAll("li li svg")).toHaveLength(floor.features.length);
  });
});
