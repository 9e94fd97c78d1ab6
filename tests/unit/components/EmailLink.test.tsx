import { render } from "@testing-library/react";
import { EmailLink } from "../../../src/components/EmailLink";

describe("An email address", () => {
  it("may break before its @ and its dots", () => {
    const { container } = render(<EmailLink email="first.last@tiles.co.example" />);
    expect(container.querySelector("a")?.innerHTML).toBe(
      "<wbr>first<wbr>.last<wbr>@tiles<wbr>.co<wbr>.example",
    );
  });
});
