import { render, screen } from "@testing-library/react";
import { PageSection } from "../../src/components/PageSection";
import { colours } from "../../src/theme/tokens";
import { contrast } from "../theme/contrast";

const band = (container: HTMLElement) => container.querySelector("section");

describe("A section of a page", () => {
  it("opens with a heading of the second rank", () => {
    render(<PageSection title="Our Recent Work">Six rooms</PageSection>);
    expect(screen.getByRole("heading", { level: 2, name: "Our Recent Work" })).toBeInTheDocument();
  });

  it("shows what it holds, after the heading", () => {
    render(<PageSection title="Our Recent Work">Six rooms</PageSection>);
    expect(screen.getByText(/Six rooms/)).toHaveTextContent("Our Recent WorkSix rooms");
  });

  it("shows its introduction between the two", () => {
    const { container } = render(
      <PageSection title="Our Recent Work" introduction="Six kinds of work.">
        Six rooms
      </PageSection>,
    );
    expect(container).toHaveTextContent("Our Recent WorkSix kinds of work.Six rooms");
  });

  it.each([undefined, ""])(
    "leaves no empty paragraph where the introduction is missing (%p)",
    (introduction) => {
      const { container } = render(
        <PageSection title="Our Recent Work" {...(introduction === undefined ? {} : { introduction })}>
          Six rooms
        </PageSection>,
      );
      expect(container.querySelector("p")).toBeNull();
    },
  );

  it("can be reached by an anchor", () => {
    const { container } = render(
      <PageSection id="portfolio" title="Our Recent Work">
        Six rooms
      </PageSection>,
    );
    expect(band(container)).toHaveAttribute("id", "portfolio");
  });

  it("has no anchor where none is given", () => {
    const { container } = render(<PageSection title="Our Recent Work">Six rooms</PageSection>);
    expect(band(container)).not.toHaveAttribute("id");
  });

  it("lets a form be named by its heading", () => {
    render(
      <PageSection title="Get Your Free Quote Today" titleId="contact-title">
        <form aria-labelledby="contact-title" />
      </PageSection>,
    );
    expect(screen.getByRole("form", { name: "Get Your Free Quote Today" })).toBeInTheDocument();
  });
});

describe("The ground of a section", () => {
  it("is porcelain by default", () => {
    const { container } = render(<PageSection title="Plain">Words</PageSection>);
    expect(band(container)).toHaveStyle({ backgroundColor: colours.porcelain });
  });

  it.each(["porcelain", "white", "bottle"] as const)("is %s where that is asked for", (ground) => {
    const { container } = render(
      <PageSection title="Coloured" ground={ground}>
        Words
      </PageSection>,
    );
    expect(band(container)).toHaveStyle({ backgroundColor: colours[ground] });
  });

  it("is porcelain where two white ones would touch, whichever the content leaves out between them", () => {
    const { container } = render(
      <>
        <PageSection title="First" ground="white" />
        <PageSection title="Second" ground="white" />
        <PageSection title="Third" />
        <PageSection title="Fourth" ground="white" />
      </>,
    );
    const grounds = ["white", "porcelain", "porcelain", "white"] as const;
    for (const [index, section] of [...container.querySelectorAll("section")].entries())
      expect(section).toHaveStyle({ backgroundColor: colours[grounds[index] ?? "bottle"] });
  });

  it("turns its words light on bottle green, so that they can be read", () => {
    render(
      <PageSection title="Dark" ground="bottle">
        Words
      </PageSection>,
    );
    const { color } = getComputedStyle(screen.getByRole("heading"));
    expect(contrast(color, colours.bottle)).toBeGreaterThanOrEqual(7);
  });
});
