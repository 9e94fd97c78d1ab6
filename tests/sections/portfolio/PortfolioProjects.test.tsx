import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { PortfolioProjects } from "../../../src/sections/portfolio/PortfolioProjects";
import { letDialogsOpen } from "../../components/gallery/dialog";
import { textsOf } from "../seen";
import { projects } from "../site-content";
import { portfolioPage } from "../site-pages";

beforeAll(letDialogsOpen);

const portfolio = <PortfolioProjects projects={projects} words={portfolioPage} />;

function showAt(hash: string) {
  window.history.replaceState(null, "", `/portfolio${hash}`);
  return render(portfolio).container;
}

const shownIn = (container: HTMLElement) =>
  container.querySelector("[data-shown]")?.getAttribute("data-shown");

describe("The projects of the portfolio", () => {
  it("are all there, each with all its pictures", () => {
    const container = showAt("");
    expect(textsOf(container, "h3")).toEqual(projects.map(({ title }) => title));
    expect(container.querySelectorAll("img")).toHaveLength(6);
  });

  it("are marked with their type, by which they are hidden", () => {
    const marks = [...showAt("").querySelectorAll("[data-type]")].map((entry) =>
      entry.getAttribute("data-type"),
    );
    expect(marks).toEqual(projects.map(({ type }) => type.toLowerCase()));
  });

  it.each([
    { hash: "", shown: "all", count: "2 rooms in all" },
    { hash: "#heritage", shown: "heritage", count: "1 room: Heritage" },
  ])("are filtered by the address '$hash'", ({ hash, shown, count }) => {
    expect(shownIn(showAt(hash))).toBe(shown);
    expect(screen.getByRole("status")).toHaveTextContent(count);
  });

  it("are the same HTML for every address on the server", () => {
    window.history.replaceState(null, "", "/portfolio#heritage");
    expect(renderToString(portfolio)).not.toContain("data-shown");
  });

  it("are leafed through among those shown", async () => {
    const container = showAt("#heritage");
    act(() => container.querySelector<HTMLElement>("[data-type=heritage] a[data-opens-picture]")?.click());
    expect(await screen.findByText("Picture 1 of 3")).toBeInTheDocument();
    expect(shownIn(container)).toBe("heritage");
  });

  it("are leafed through among those shown, when one was tapped before React was there", async () => {
    window.history.replaceState(null, "", "/portfolio#heritage");
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(portfolio);
    container.querySelector("[data-type=heritage] a[data-opens-picture]")?.setAttribute("data-queued", "");
    render(portfolio, { container, hydrate: true });
    expect(await screen.findByText("Picture 1 of 3")).toBeInTheDocument();
    expect(shownIn(container)).toBe("heritage");
  });
});
