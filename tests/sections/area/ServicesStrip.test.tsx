import { render, screen } from "@testing-library/react";
import { ServicesStrip } from "../../../src/sections/area/ServicesStrip";
import { textsOf } from "../seen";
import { areasCoveredPage } from "../site-pages";

const { services, servicesTitle } = areasCoveredPage;
const renderSection = () => render(<ServicesStrip title={servicesTitle} services={services} />);

describe("The strip of services", () => {
  it("has a heading", () => {
    renderSection();
    expect(screen.getByRole("heading", { level: 2, name: servicesTitle })).toBeInTheDocument();
  });

  it("has four entries", () => {
    renderSection();
    expect(screen.getAllByRole("listitem")).toHaveLength(4);
  });

  it("shows of each an icon, its name and what it is", () => {
    const { container } = renderSection();
    expect(container.querySelectorAll("li svg")).toHaveLength(4);
    expect(textsOf(container, "strong")).toEqual(services.map(({ value }) => value));
    expect(textsOf(container, "li span")).toEqual(services.map(({ label }) => label));
  });
});
