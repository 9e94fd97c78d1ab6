import { render, screen } from "@testing-library/react";
import { ServiceFeatures } from "../../../src/sections/service/ServiceFeatures";
import { textsOf } from "../seen";
import { services } from "../site-content";

describe("The features of a service", () => {
  it.each(services)("are the four of $title", (service) => {
    const { container } = render(<ServiceFeatures service={service} title="What is included" />);
    expect(textsOf(container, "li")).toEqual(service.features);
    expect(service.features).toHaveLength(4);
  });

  it("have a heading and a tick each", () => {
    const { container } = render(
      <ServiceFeatures service={{ features: ["Level floors", "Dry joints"] }} title="What is included" />,
    );
    expect(screen.getByRole("heading", { level: 2, name: "What is included" })).toBeInTheDocument();
    expect(container.querySelectorAll("li svg")).toHaveLength(2);
  });
});
