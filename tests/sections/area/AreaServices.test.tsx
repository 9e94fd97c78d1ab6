import { render, screen } from "@testing-library/react";
import { AreaServices } from "../../../src/sections/area/AreaServices";
import { headingsIn, pathsIn, textsOf } from "../seen";
import { services } from "../site-content";
import { portfolioPage } from "../site-pages";

const renderSection = () =>
  render(
    <AreaServices
      title="Our services in Chelsea"
      introduction="Six kinds of work, one team."
      services={services}
      nameOf={(service) => `${service} in Chelsea`}
      learnMore="More about it"
      labels={portfolioPage}
    />,
  );

describe("The services in an area", () => {
  it("are introduced", () => {
    renderSection();
    expect(screen.getByRole("heading", { level: 2, name: "Our services in Chelsea" })).toBeInTheDocument();
    expect(screen.getByText("Six kinds of work, one team.")).toBeInTheDocument();
  });

  it("are all there, each with the area in its title", () => {
    const { container } = renderSection();
    expect(headingsIn(container).slice(1)).toEqual(services.map(({ title }) => `${title} in Chelsea`));
  });

  it("lead to the service pages", () => {
    const { container } = renderSection();
    expect(new Set(pathsIn(container))).toEqual(new Set(services.map(({ slug }) => `/services/${slug}`)));
  });

  it("have links that can be told apart", () => {
    const { container } = renderSection();
    expect(textsOf(container, "a")).toEqual(services.map(({ title }) => `More about it: ${title}`));
  });

  it("each show an icon and their description", () => {
    const { container } = renderSection();
    expect(container.querySelectorAll("li svg")).toHaveLength(services.length);
    expect(textsOf(container, "li p")).toEqual(services.map(({ description }) => description));
  });
});
