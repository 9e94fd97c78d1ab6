import { render, screen } from "@testing-library/react";
import { ServiceCards } from "../../../src/sections/service/ServiceCards";
import { linksIn, textsOf } from "../seen";
import { bySlug, services } from "../site-content";

const floor = bySlug(services, "floor-tiling");

describe("The cards of the services", () => {
  it("are one for each service, in the order given", () => {
    const { container } = render(<ServiceCards services={services} learnMore="More about it" />);
    expect(linksIn(container)).toEqual(
      services.map(({ slug, title }) => ({ name: `More about it: ${title}`, path: `/services/${slug}` })),
    );
  });

  it("are none where there are no services", () => {
    render(<ServiceCards services={[]} learnMore="More about it" />);
    expect(screen.queryByRole("listitem")).not.toBeInTheDocument();
  });
});

describe("The card of a service", () => {
  it("shows its title and description", () => {
    render(<ServiceCards services={[floor]} learnMore="More about it" />);
    expect(screen.getByRole("heading", { level: 3, name: "Stone & Porcelain Floors" })).toBeInTheDocument();
    expect(screen.getByText(floor.description)).toBeInTheDocument();
  });

  it("shows its icon", () => {
    const { container } = render(<ServiceCards services={[floor]} learnMore="More about it" />);
    expect(container.querySelectorAll("svg")).toHaveLength(1);
  });

  it("is short where no features are asked for", () => {
    const { container } = render(<ServiceCards services={[floor]} learnMore="More about it" />);
    expect(textsOf(container, "li li")).toEqual([]);
  });

  it("lists its features, each with a tick, where they are asked for", () => {
    const { container } = render(<ServiceCards services={[floor]} learnMore="More about it" features />);
    expect(textsOf(container, "li li")).toEqual(floor.features);
    expect(container.querySelectorAll("li li svg")).toHaveLength(floor.features.length);
  });
});
