import "@testing-library/jest-dom";
import { markFocus, takeFocus } from "../../../../src/cms/browser/fields/take-focus";

/** Two entries of a list of pictures, as Decap draws them, with a picture of 200 by 100 pixels in each. */
function form(): HTMLElement[] {
  document.body.innerHTML = ["7", "8"]
    .map((id) => `<div><div class="cms-focus"></div><input id="focus-field-${id}"></div>`)
    .join("");
  const pictures = [...document.querySelectorAll<HTMLElement>(".cms-focus")];
  for (const picture of pictures) picture.getBoundingClientRect = () => new DOMRect(10, 20, 200, 100);
  return pictures;
}

const points = () => [...document.querySelectorAll("input")].map(({ value }) => value);

describe("A tap on a picture", () => {
  it("is the point that stays in view, in the field of this picture", () => {
    const [, second] = form();
    if (second) takeFocus({ clientX: 70, clientY: 90, currentTarget: second });
    expect(points()).toEqual(["", "30% 70%"]);
  });

  it("at the very edge is still in the picture", () => {
    const [first] = form();
    if (first) takeFocus({ clientX: 213, clientY: 19, currentTarget: first });
    expect(points()[0]).toBe("100% 0%");
  });

  it("does nothing where the form has no field for the point", () => {
    document.body.innerHTML = `<div class="cms-focus"></div><input id="alt-field-1">`;
    const [picture] = document.querySelectorAll<HTMLElement>(".cms-focus");
    if (picture) takeFocus({ clientX: 1, clientY: 1, currentTarget: picture });
    expect(points()).toEqual([""]);
  });
});

describe("The mark on a picture", () => {
  it("stands where its field says, and nowhere where it says nothing", () => {
    const [first, second] = form();
    const [field] = document.querySelectorAll("input");
    if (field) field.value = "30% 70%";
    markFocus(document);
    expect(first).toHaveClass("cms-has-focus");
    expect(first?.style.getPropertyValue("--across")).toBe("30%");
    expect(second).not.toHaveClass("cms-has-focus");
  });
});
