import { render, screen } from "@testing-library/react";
import { ServiceFeatures } from "../../../src/sections/service/ServiceFeatures";
import { textsOf } from "../seen";
import { services } from "../site-content";

describe("The features of a service", () => {
  it.each(services)("are all shown of $title", (service) => {
    const { container } = render(<ServiceFeatures service={service} title="All of it included" />);
    expect(textsOf(container, "li")).toEqual(service.features);
  });

  it("have a heading and a tick each", () => {
    const { container } = render(
      <ServiceFeatures service={{ features: ["Level floors", "Dry joints"] }} title="All of it included" />,
    );
    expect(screen.getByRole("heading", { level: 2, name: "All of it included" })).toBeInTheDocument();
    expect(container.querySelectorAll("li svg")).toHaveLength(2);
  });
});
