import "@testing-library/jest-dom";
import { screen, waitFor } from "@testing-library/dom";
import { pointOutFaults } from "../../../../src/cms/browser/refused/point-out-faults";
import { drawForm } from "./form";

beforeEach(drawForm);
afterEach(() => document.body.replaceChildren());

const wrong = () => screen.getByLabelText("Picture title");

describe("A refused publication", () => {
  it("says how many fields are wrong", () => {
    pointOutFaults(document);
    expect(screen.getByRole("alert")).toHaveTextContent("Not saved: one field is wrong.");
  });

  it("opens what hides the first wrong field, shows it and puts the cursor there", async () => {
    pointOutFaults(document);
    expect(wrong()).toBeVisible();
    await waitFor(() => expect(wrong()).toHaveFocus());
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  });

  it("ties the message to the field for those who hear it", () => {
    pointOutFaults(document);
    expect(wrong()).toBeInvalid();
    expect(wrong()).toHaveAccessibleDescription("Picture title is empty.");
  });

  it("is forgotten when nothing is wrong any more", () => {
    pointOutFaults(document);
    for (const list of document.querySelectorAll("ul")) list.remove();
    pointOutFaults(document);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(wrong()).toBeValid();
  });
});
