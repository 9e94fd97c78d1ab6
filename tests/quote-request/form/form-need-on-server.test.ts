/** @jest-environment node */
import { formIsNeeded } from "../../../src/quote-request/form/form-need";

it("On the server the form's code is there at once, so that the page has the whole form", async () => {
  const first = await Promise.race([
    formIsNeeded.then(() => "the form"),
    Promise.resolve().then(() => "nothing"),
  ]);
  expect(first).toBe("the form");
});
