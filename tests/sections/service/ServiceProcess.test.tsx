import { render, screen } from "@testing-library/react";
import { ServiceProcess } from "../../../src/sections/service/ServiceProcess";
import { textsOf } from "../seen";
import { bySlug, services } from "../site-content";

const floor = bySlug(services, "floor-tiling");

describe("The steps of a service", () => {
  it("are counted from one", () => {
    const { container } = render(<ServiceProcess service={floor} />);
    expect(textsOf(container, "li > span")).toEqual(["1", "2", "3"]);
  });

  it("are counted once for screen readers, which count the list themselves", () => {
    const { container } = render(<ServiceProcess service={floor} />);
    for (const number of container.querySelectorAll("li > span")) {
      expect(number).toHaveAttribute("aria-hidden", "true");
    }
  });

  it("each have a title and a description", () => {
    const { container } = render(<ServiceProcess service={floor} />);
    expect(textsOf(container, "h3")).toEqual(floor.processSteps?.map(({ title }) => title));
    expect(textsOf(container, "li p")).toEqual(floor.processSteps?.map(({ description }) => description));
  });

  it("have a heading", () => {
    render(<ServiceProcess service={floor} />);
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(floor.processTitle ?? "none");
  });
});

describe("A service without steps", () => {
  it.each([
    { missing: "both", service: { processTitle: null, processSteps: null } },
    { missing: "the steps", service: { processTitle: "Five steps", processSteps: null } },
    { missing: "the title", service: { ...floor, processTitle: null } },
  ])("shows nothing where $missing are missing", ({ service }) => {
    expect(render(<ServiceProcess service={service} />).container).toBeEmptyDOMElement();
  });

  it("is the refurbishment, which has phases in their place", () => {
    const service = bySlug(services, "bathroom-refurbishment");
    expect(render(<ServiceProcess service={service} />).container).toBeEmptyDOMElement();
  });
});
