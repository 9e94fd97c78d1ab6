import { render, screen } from "@testing-library/react";
import { AdditionalAreas } from "../../../src/sections/area/AdditionalAreas";
import { textsOf } from "../seen";
import { additionalAreas } from "../site-content";
import { areasCoveredPage } from "../site-pages";

const renderSection = (names: readonly string[]) =>
  render(
    <AdditionalAreas
      title={areasCoveredPage.additionalTitle}
      text={areasCoveredPage.additionalText}
      names={names}
    />,
  );

describe("The further areas", () => {
  it("have a heading and a few words", () => {
    renderSection(["Acton"]);
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("More areas we work in");
    expect(screen.getByText(areasCoveredPage.additionalText)).toBeInTheDocument();
  });

  it("are listed by name, in the order given", () => {
    const { container } = renderSection(["Acton", "Balham", "Angel"]);
    expect(textsOf(container, "li")).toEqual(["Acton", "Balham", "Angel"]);
  });

  it("are plain text, because they have no pages", () => {
    const { container } = renderSection(["Acton", "Balham"]);
    expect(container.querySelector("a")).toBeNull();
  });

  it("are about 150, and all of them are shown", () => {
    const { container } = renderSection(additionalAreas.names);
    expect(additionalAreas.names.length).toBeGreaterThanOrEqual(140);
    expect(additionalAreas.names.length).toBeLessThanOrEqual(160);
    expect(textsOf(container, "li")).toEqual(additionalAreas.names);
  });
});
