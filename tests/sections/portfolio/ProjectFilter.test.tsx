import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { ProjectFilter } from "../../../src/sections/portfolio/ProjectFilter";
import { linksIn, textsOf } from "../seen";
import { projects } from "../site-content";
import { portfolioPage } from "../site-pages";

const show = (shown: string | undefined, given = projects) =>
  render(<ProjectFilter projects={given} words={portfolioPage.typeFilter} shown={shown} />).container;

beforeEach(() => window.history.replaceState(null, "", "/portfolio"));

describe("The filter of the portfolio", () => {
  it("is a navigation of links that work without a script", () => {
    const container = show(undefined);
    expect(screen.getByRole("navigation", { name: "Rooms by kind" })).toBeInTheDocument();
    expect(linksIn(container)).toEqual([
      { name: "Every room", path: "#all" },
      { name: "Commercial", path: "#commercial" },
      { name: "Heritage", path: "#heritage" },
    ]);
  });

  it("has the target of each link's address beside it, so that CSS can tell which was followed", () => {
    const html = renderToString(
      <ProjectFilter projects={projects} words={portfolioPage.typeFilter} shown={undefined} />,
    );
    const { body } = new DOMParser().parseFromString(html, "text/html");
    expect(linksIn(body)).toHaveLength(3);
    for (const link of body.querySelectorAll("a"))
      expect(`#${link.previousElementSibling?.id}`).toBe(link.getAttribute("href"));
  });

  it("has no target once React is there, so that Back does not scroll to it", () => {
    expect(show("heritage").querySelector("[id]")).toBeNull();
  });

  it("offers no type that no project has", () => {
    const container = show(
      "all",
      projects.filter(({ type }) => type === "Heritage"),
    );
    expect(textsOf(container, "a")).toEqual(["Every room", "Heritage"]);
  });

  it("says of one link that it is the current one", () => {
    const container = show("heritage");
    expect(textsOf(container, "[aria-current]")).toEqual(["Heritage"]);
  });

  it("says so of none before hydration, because the server does not know the address", () => {
    expect(textsOf(show(undefined), "[aria-current]")).toEqual([]);
  });

  it("puts a chosen type into the address and moves nothing", async () => {
    show("all");
    await userEvent.click(screen.getByRole("link", { name: "Heritage" }));
    expect(window.location.hash).toBe("#heritage");
  });

  it("makes no step of choosing what is shown already", async () => {
    show("heritage");
    const steps = window.history.length;
    await userEvent.click(screen.getByRole("link", { name: "Heritage" }));
    expect(window.history.length).toBe(steps);
  });

  it("leaves a click for a new tab to the browser", () => {
    show("all");
    expect(fireEvent.click(screen.getByRole("link", { name: "Heritage" }), { ctrlKey: true })).toBe(true);
    expect(window.location.hash).toBe("");
  });
});

describe("The number of projects shown", () => {
  it("is said politely", () => {
    show("heritage");
    expect(screen.getByRole("status")).toHaveTextContent(/^1 room: Heritage$/);
  });

  it("is there for every type before hydration, and CSS shows the right one", () => {
    expect(textsOf(show(undefined), "[data-count]")).toEqual([
      "2 rooms in all",
      "1 room: Commercial",
      "1 room: Heritage",
    ]);
  });
});
