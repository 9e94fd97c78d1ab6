import { render, screen } from "@testing-library/react";
import { HomeAbout } from "../../../src/sections/home/HomeAbout";
import { textsOf } from "../seen";
import { homePage } from "../site-pages";

const { about } = homePage;

describe("The about section of the home page", () => {
  it("is where /#about leads", () => {
    const { container } = render(<HomeAbout about={about} />);
    expect(container.querySelector("section")).toHaveAttribute("id", "about");
  });

  it("has a heading", () => {
    render(<HomeAbout about={about} />);
    expect(
      screen.getByRole("heading", { level: 2, name: "Three Generations of Tilers" }),
    ).toBeInTheDocument();
  });

  it("shows every paragraph", () => {
    const { container } = render(<HomeAbout about={about} />);
    expect(textsOf(container, "p")).toEqual(about.paragraphs);
  });

  it("makes claims, each with a tick", () => {
    const { container } = render(<HomeAbout about={about} />);
    expect(textsOf(container, "li")).toEqual(about.claims);
    expect(container.querySelectorAll("li svg")).toHaveLength(about.claims.length);
  });

  it("shows its figures", () => {
    const { container } = render(<HomeAbout about={about} />);
    expect(textsOf(container, "dl > div")).toEqual([
      "Kind Reviews72",
      "Would Call Again98%",
      "Someone Answers6 days a week",
    ]);
  });
});
