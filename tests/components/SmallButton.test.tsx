import { render, screen } from "@testing-library/react";
import { SmallButton } from "../../src/components/SmallButton";

describe("A small button", () => {
  beforeEach(() => {
    render(<SmallButton>Use: 14 Kings Road</SmallButton>);
  });

  it("submits nothing by itself", () => {
    expect(screen.getByRole("button", { name: "Use: 14 Kings Road" })).toHaveAttribute("type", "button");
  });

  it("is large enough for a finger", () => {
    expect(getComputedStyle(screen.getByRole("button")).minHeight).toBe("2.75rem");
  });
});
