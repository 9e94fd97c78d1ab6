import { render, screen } from "@testing-library/react";
import { ProjectStory } from "../../../src/sections/project/ProjectStory";
import { headingsIn } from "../seen";
import { bySlug, projects } from "../site-content";

const suite = bySlug(projects, "hotel-shower-suite");
const titles = { room: "The room", tile: "The tile", work: "The work" };

describe("The story of a project", () => {
  it("is told in three parts below one heading", () => {
    const { container } = render(<ProjectStory title={suite.title} project={suite} titles={titles} />);
    expect(headingsIn(container)).toEqual([suite.title, "The room", "The tile", "The work"]);
  });

  it.each([
    { title: "The room", text: suite.room },
    { title: "The tile", text: suite.tile },
    { title: "The work", text: suite.work },
  ])("tells about '$title' below that title", ({ title, text }) => {
    render(<ProjectStory title={suite.title} project={suite} titles={titles} />);
    const heading = screen.getByRole("heading", { level: 3, name: title });
    expect(heading.nextElementSibling?.textContent).toBe(text);
  });
});
