import { render, screen } from "@testing-library/react";
import { ServiceOptions } from "../../../src/sections/service/ServiceOptions";
import { headingsIn, textsOf } from "../seen";
import { services } from "../site-content";

describe("What the customer can choose", () => {
  it.each(services)("is shown for $title", (service) => {
    const { container } = render(<ServiceOptions service={service} />);
    const titles = service.options.map(({ title }) => title);
    expect(headingsIn(container)).toEqual([service.optionsTitle, ...titles]);
    expect(textsOf(container, "li p")).toEqual(service.options.map(({ description }) => description));
  });

  it("has a title and a text for each choice", () => {
    const options = [{ title: "Mosaic", description: "Plenty of joints mean plenty of grip." }];
    render(<ServiceOptions service={{ optionsTitle: "Which tile?", options }} />);
    expect(screen.getByRole("heading", { level: 3, name: "Mosaic" }).nextElementSibling).toHaveTextContent(
      "Plenty of joints mean plenty of grip.",
    );
  });
});
