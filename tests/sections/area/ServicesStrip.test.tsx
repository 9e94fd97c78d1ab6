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

  it("has an entry for each", () => {
    renderSection();
    expect(screen.getAllByRole("listitem")).toHaveLength(services.length);
  });

  it("shows of each an icon, its name and what it is", () => {
    const { container } = renderSection();
    expect(container.querySelectorAll("li svg")).toHaveLength(services.length);
    expect(textsOf(container, "strong")).toEqual(services.map(({ value }) => value));
    expect(textsOf(container, "li span")).toEqual(services.map(({ label }) => label));
  });
});
