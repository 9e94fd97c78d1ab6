import { render } from "@testing-library/react";
import { EmailLink } from "../../src/components/EmailLink";

describe("An email address", () => {
  it("may break before its @ and the dots of its domain, and nowhere in the name", () => {
    const { container } = render(<EmailLink email="first.last@tiles.co.example" />);
    expect(container.querySelector("a")?.innerHTML).toBe("first.last<wbr>@tiles<wbr>.co<wbr>.example");
  });
});
