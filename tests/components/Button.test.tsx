import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button, ButtonAnchor, ButtonLink } from "../../src/components/Button";
import { colours } from "../../src/theme/tokens";
import { contrast } from "../theme/contrast";

const variants = ["bottle", "brass", "outline", "outlineOnBottle"] as const;

describe("A call to action within the site", () => {
  it("is a link to its page or section", () => {
    render(<ButtonLink to="/#contact">Get Free Quote</ButtonLink>);
    expect(screen.getByRole("link", { name: "Get Free Quote" })).toHaveAttribute("href", "/#contact");
  });

  it("has no icon where none is asked for", () => {
    const { container } = render(<ButtonLink to="/areas-covered">View Areas</ButtonLink>);
    expect(container.querySelector("svg")).toBeNull();
  });

  it("shows an icon before the words", () => {
    render(
      <ButtonLink to="/#contact" icon="mail">
        Get Free Quote
      </ButtonLink>,
    );
    expect(screen.getByRole("link").firstElementChild?.tagName).toBe("svg");
  });
});

describe("A call to action out of the site", () => {
  it("dials the number", () => {
    render(<ButtonAnchor href="tel:+447700900123">Call Now</ButtonAnchor>);
    expect(screen.getByRole("link", { name: "Call Now" })).toHaveAttribute("href", "tel:+447700900123");
  });

  it("is named by its words alone, although it has an icon", () => {
    const { container } = render(
      <ButtonAnchor href="tel:+447700900123" icon="phone">
        Call Now
      </ButtonAnchor>,
    );
    expect(container.querySelector("svg")).toBeInTheDocument();
    expect(screen.getByRole("link")).toHaveAccessibleName("Call Now");
  });

  it("passes every other attribute on to the link", () => {
    render(
      <ButtonAnchor href="https://wa.me/447700900123" target="_blank" rel="noopener">
        WhatsApp
      </ButtonAnchor>,
    );
    expect(screen.getByRole("link")).toHaveAttribute("target", "_blank");
    expect(screen.getByRole("link")).toHaveAttribute("rel", "noopener");
  });
});

describe("A button that acts on the page", () => {
  it("sends no form unless it is asked to", () => {
    render(<Button>Clear form</Button>);
    expect(screen.getByRole("button", { name: "Clear form" })).toHaveAttribute("type", "button");
  });

  it("sends the form where it is asked to", () => {
    render(<Button type="submit">Request Free Quote</Button>);
    expect(screen.getByRole("button")).toHaveAttribute("type", "submit");
  });

  it("does what it was given when it is pressed", async () => {
    const onClick = jest.fn();
    render(<Button onClick={onClick}>Clear form</Button>);
    await userEvent.click(screen.getByRole("button"));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it("does nothing while it is disabled", async () => {
    const onClick = jest.fn();
    render(
      <Button disabled onClick={onClick}>
        Submitting...
      </Button>,
    );
    await userEvent.click(screen.getByRole("button"));
    expect(onClick).not.toHaveBeenCalled();
  });

  it("shows an icon before the words where one is asked for", () => {
    render(<Button icon="check">Done</Button>);
    expect(screen.getByRole("button").firstElementChild?.tagName).toBe("svg");
  });
});

describe("The variant of a call to action", () => {
  it("is filled with bottle green by default", () => {
    render(<Button>Plain</Button>);
    expect(screen.getByRole("button")).toHaveStyle({ backgroundColor: colours.bottle, color: colours.white });
  });

  it.each(["bottle", "brass"] as const)("can be read when filled with %s", (variant) => {
    render(<Button variant={variant}>Get Free Quote</Button>);
    const { color, backgroundColor } = getComputedStyle(screen.getByRole("button"));
    expect(contrast(color, backgroundColor)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    { variant: "outline", ground: "porcelain" },
    { variant: "outline", ground: "white" },
    { variant: "outlineOnBottle", ground: "bottle" },
    { variant: "outlineOnBottle", ground: "bottleDeep" },
  ] as const)("can be read as $variant on $ground", ({ variant, ground }) => {
    render(<Button variant={variant}>Contact Us</Button>);
    const { color } = getComputedStyle(screen.getByRole("button"));
    expect(contrast(color, colours[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(variants)("is the same for links, anchors and buttons: %s", (variant) => {
    render(
      <>
        <ButtonLink to="/" variant={variant}>
          Link
        </ButtonLink>
        <ButtonAnchor href="tel:1" variant={variant}>
          Anchor
        </ButtonAnchor>
        <Button variant={variant}>Button</Button>
      </>,
    );
    const classes = ["Link", "Anchor", "Button"].map((words) => screen.getByText(words).className);
    expect(new Set(classes).size).toBe(1);
  });

  it("differs from one variant to the next", () => {
    render(
      variants.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      )),
    );
    const classes = screen.getAllByRole("button").map(({ className }) => className);
    expect(new Set(classes).size).toBe(variants.length);
  });

  it("keeps a short word wide enough for a thumb", () => {
    render(<Button>OK</Button>);
    expect(screen.getByRole("button")).toHaveStyle({ minWidth: "2.75rem", minHeight: "3.25rem" });
  });
});
