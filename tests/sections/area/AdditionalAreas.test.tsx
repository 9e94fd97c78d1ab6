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
    renderSection(["Barons Court"]);
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("A little beyond");
    expect(screen.getByText(areasCoveredPage.additionalText)).toBeInTheDocument();
  });

  it("are listed by name, in the order given", () => {
    const { container } = renderSection(["Barons Court", "Balham", "Angel"]);
    expect(textsOf(container, "li")).toEqual(["Barons Court", "Balham", "Angel"]);
  });

  it("are plain text, because they have no pages", () => {
    const { container } = renderSection(["Barons Court", "Balham"]);
    expect(container.querySelector("a")).toBeNull();
  });

  it("are all shown", () => {
    const { container } = renderSection(additionalAreas.names);
    expect(textsOf(container, "li")).toEqual(additionalAreas.names);
  });
});
