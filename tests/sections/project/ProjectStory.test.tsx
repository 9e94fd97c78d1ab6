import { render, screen } from "@testing-library/react";
import { ProjectStory } from "../../../src/sections/project/ProjectStory";
import { headingsIn } from "../seen";
import { bySlug, projects } from "../site-content";

const suite = bySlug(projects, "cafe-backsplash");
const titles = { room: "How it was", tile: "What it is made of", work: "How we did it" };

describe("The story of a project", () => {
  it("is told in three parts below one heading", () => {
    const { container } = render(<ProjectStory title={suite.title} project={suite} titles={titles} />);
    expect(headingsIn(container)).toEqual([suite.title, "How it was", "What it is made of", "How we did it"]);
  });

  it.each([
    { title: "How it was", text: suite.room },
    { title: "What it is made of", text: suite.tile },
    { title: "How we did it", text: suite.work },
  ])("tells about '$title' below that title", ({ title, text }) => {
    render(<ProjectStory title={suite.title} project={suite} titles={titles} />);
    const heading = screen.getByRole("heading", { level: 3, name: title });
    expect(heading.nextElementSibling?.textContent).toBe(text);
  });
});
