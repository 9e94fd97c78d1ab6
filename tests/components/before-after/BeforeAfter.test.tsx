import { fireEvent, render, screen } from "@testing-library/react";
import { BeforeAfter } from "../../../src/components/before-after/BeforeAfter";

const positions = {
  onlyBefore: "only before",
  mostlyBefore: "mostly before",
  half: "half and half",
  mostlyAfter: "mostly after",
  onlyAfter: "only after",
};

const show = () =>
  render(
    <BeforeAfter
      before={<img src="/before.jpg" alt="An avocado suite" />}
      after={<img src="/after.jpg" alt="Ivory tiles" />}
      labels={{ before: "Before", after: "After" }}
      slider="How much of the picture shows the room before"
      positions={positions}
    />,
  ).container.firstElementChild;

const range = () => screen.getByRole<HTMLInputElement>("slider");

describe("A comparison of before and after", () => {
  it("shows both pictures with their labels, before first", () => {
    const whole = show();
    expect(screen.getAllByRole("img").map((image) => image.getAttribute("alt"))).toEqual([
      "An avocado suite",
      "Ivory tiles",
    ]);
    expect(whole?.textContent).toBe("BeforeAfter");
  });

  it("begins in the middle", () => {
    const whole = show();
    expect(range()).toHaveValue("50");
    expect(whole).toHaveStyle({ "--before": "50%" });
  });

  it("has a name for screen readers", () => {
    show();
    expect(range()).toHaveAccessibleName("How much of the picture shows the room before");
  });

  it("follows the slider", () => {
    const whole = show();
    fireEvent.input(range(), { target: { value: "80" } });
    expect(whole).toHaveStyle({ "--before": "80%" });
  });

  it("says in words where the divider stands", () => {
    show();
    expect(range()).toHaveAttribute("aria-valuetext", "half and half");
    fireEvent.input(range(), { target: { value: "100" } });
    expect(range()).toHaveAttribute("aria-valuetext", "only before");
  });

  it("jumps to a single click, wherever it is", () => {
    const whole = show();
    jest.spyOn(range(), "getBoundingClientRect").mockReturnValue(new DOMRect(100, 0, 400, 300));
    fireEvent.click(range(), { clientX: 200 });
    expect(range()).toHaveValue("25");
    expect(whole).toHaveStyle({ "--before": "25%" });
  });

  it("has no inline style before it is touched, which a strict security policy would refuse", () => {
    const { innerHTML } = show() ?? {};
    expect(innerHTML).not.toContain("style=");
  });
});
