import { render, screen } from "@testing-library/react";
import { ServiceCards } from "../../../src/sections/service/ServiceCards";
import { linksIn, textsOf } from "../seen";
import { bySlug, services } from "../site-content";

const floor = bySlug(services, "floor-tiling");

describe("The cards of the services", () => {
  it("are one for each service, in the order given", () => {
    const { container } = render(<ServiceCards services={services} learnMore="Learn More" />);
    expect(linksIn(container)).toEqual(
      services.map(({ slug, title }) => ({ name: `Learn More: ${title}`, path: `/services/${slug}` })),
    );
  });

  it("are none where there are no services", () => {
    render(<ServiceCards services={[]} learnMore="Learn More" />);
    expect(screen.queryByRole("listitem")).not.toBeInTheDocument();
  });
});

describe("The card of a service", () => {
  it("shows its title and description", () => {
    render(<ServiceCards services={[floor]} learnMore="Learn More" />);
    expect(screen.getByRole("heading", { level: 3, name: "Floor Tiling" })).toBeInTheDocument();
    expect(screen.getByText(floor.description)).toBeInTheDocument();
  });

  it("shows its icon", () => {
    const { container } = render(<ServiceCards services={[floor]} learnMore="Learn More" />);
    expect(container.querySelectorAll("svg")).toHaveLength(1);
  });

  it("is short where no features are asked for", () => {
    const { container } = render(<ServiceCards services={[floor]} learnMore="Learn More" />);
    expect(textsOf(container, "li li")).toEqual([]);
  });

  it("lists its four features, each with a tick, where they are asked for", () => {
    const { container } = render(<ServiceCards services={[floor]} learnMore="Learn More" features />);
    expect(textsOf(container, "li li")).toEqual(floor.features);
    expect(floor.features).toHaveLength(4);
    expect(container.querySelectorAll("li li svg")).toHaveLength(4);
  });
});
