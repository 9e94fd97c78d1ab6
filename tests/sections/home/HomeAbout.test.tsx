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

  it("is headed 'London's Trusted Tiling Experts'", () => {
    render(<HomeAbout about={about} />);
    expect(
      screen.getByRole("heading", { level: 2, name: "London's Trusted Tiling Experts" }),
    ).toBeInTheDocument();
  });

  it("shows every paragraph", () => {
    const { container } = render(<HomeAbout about={about} />);
    expect(textsOf(container, "p")).toEqual(about.paragraphs);
  });

  it("makes four claims, each with a tick", () => {
    const { container } = render(<HomeAbout about={about} />);
    expect(textsOf(container, "li")).toEqual(about.claims);
    expect(about.claims).toHaveLength(4);
    expect(container.querySelectorAll("li svg")).toHaveLength(4);
  });

  it("shows the four figures of the specification", () => {
    const { container } = render(<HomeAbout about={about} />);
    expect(textsOf(container, "dl > div")).toEqual([
      "Years Experience15+",
      "Happy Customers500+",
      "Projects Completed100%",
      "Customer Support24/7",
    ]);
  });
});
