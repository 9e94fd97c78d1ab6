import { controlId } from "../../../../src/quote-request/form/fields/control-id";
import { quoteRequestFields } from "../../../../src/quote-request/rules/quote-request";

it("Each field's control has an id of its own", () => {
  expect(controlId("firstName")).toBe("quote-firstName");
  expect(new Set(quoteRequestFields.map(controlId)).size).toBe(quoteRequestFields.length);
});
