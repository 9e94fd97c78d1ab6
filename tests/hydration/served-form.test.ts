import "@testing-library/jest-dom";
import { reloadedKey } from "../../src/hydration/attributes";
import { noteServedForm, servedForm, takeOverServedForm } from "../../src/hydration/served-form";

const formHtml = `
  <input name="firstName"><textarea name="projectDetails"></textarea>
  <button type="button" data-replay="click">Clear</button>`;

/** The page's form as the server wrote it, and another that takes its place. */
function twoForms() {
  document.body.innerHTML = `<form data-draft="draft" data-replay="submit">${formHtml}</form>`;
  noteServedForm(document);
  const served = document.querySelector("form");
  const next = served?.cloneNode(true) as HTMLFormElement;
  if (!served) throw new Error("There is no form");
  return { served, next };
}

const controlOf = (form: HTMLFormElement) => form.elements.namedItem("projectDetails") as HTMLTextAreaElement;

describe("The form in the place of the one that the server wrote", () => {
  it("has the caret where it was, among the words", () => {
    const { served, next } = twoForms();
    controlOf(served).value = "A small shower room";
    controlOf(served).focus();
    controlOf(served).setSelectionRange(2, 7);
    servedForm();
    served.replaceWith(next);
    controlOf(next).value = "A small shower room";
    takeOverServedForm(next);
    expect(controlOf(next)).toHaveFocus();
    expect([controlOf(next).selectionStart, controlOf(next).selectionEnd]).toEqual([2, 7]);
  });

  it("takes no caret where there was none", () => {
    const { served, next } = twoForms();
    servedForm();
    served.replaceWith(next);
    takeOverServedForm(next);
    expect(document.body).toHaveFocus();
  });

  it("has the submit that is queued", () => {
    const { served, next } = twoForms();
    served.dataset.queued = "";
    takeOverServedForm(next);
    expect(next).toHaveAttribute("data-queued");
  });

  it("has the click that is queued", () => {
    const { served, next } = twoForms();
    served.querySelector("button")?.setAttribute("data-queued", "");
    takeOverServedForm(next);
    expect(next).not.toHaveAttribute("data-queued");
    expect(next.querySelector("button")).toHaveAttribute("data-queued");
  });

  it("takes over once", () => {
    const { next } = twoForms();
    takeOverServedForm(next);
    expect(servedForm()).toBeNull();
  });
});

it("A form that is hydrated forgets that its page was loaded anew", () => {
  sessionStorage.setItem(reloadedKey, "1");
  const { served } = twoForms();
  takeOverServedForm(served);
  expect(sessionStorage.getItem(reloadedKey)).toBeNull();
});
