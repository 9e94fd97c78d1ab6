import { screen } from "@testing-library/dom";
import { fieldAt } from "../../../../src/cms/browser/refused/field-at";
import { drawForm } from "./form";

beforeEach(drawForm);
afterEach(() => document.body.replaceChildren());

const containerOf = (label: string) => screen.getByLabelText(label).parentElement;

describe("The place of an error in the open form", () => {
  it("is the field of that name, and not one of the same name within a list", () => {
    expect(fieldAt(document, "title")).toBe(containerOf("Title"));
  });

  it("is a field of an entry of a list", () => {
    expect(fieldAt(document, "pictures[0].title")).toBe(containerOf("Picture title"));
  });

  it("is the nearest that there is where the form lacks the field", () => {
    expect(fieldAt(document, "pictures[7].title")).toBe(
      document.querySelectorAll(".css-1-ControlContainer")[1],
    );
    expect(fieldAt(document, "order")).toBeUndefined();
  });
});
