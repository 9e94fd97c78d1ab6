import { render } from "@testing-library/react";
import { EmailAddress } from "../../../src/components/text/EmailAddress";

it("An email address may break before its @ and the dots of its domain, and nowhere in the name", () => {
  const { container } = render(<EmailAddress>first.last@tiles.co.example</EmailAddress>);
  expect(container.innerHTML).toBe("first.last<wbr>@tiles<wbr>.co<wbr>.example");
});
