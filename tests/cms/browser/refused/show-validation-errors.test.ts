import "@testing-library/jest-dom";
import { screen, waitFor } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { showValidationErrors } from "../../../../src/cms/browser/refused/show-validation-errors";
import type { ValidationError } from "../../../../src/content/reading/validation-error";
import { letDialogsOpen } from "../../../components/gallery/dialog";
import { drawForm } from "./form";

const error: ValidationError = {
  file: "projects/cafe.json",
  cms: "Portfolio › Café",
  field: "pictures[0].title",
  label: "Pictures › 1 › Title",
  found: "nothing",
  expected: "a title",
  remedy: "Choose one, or add data/areas/fulham.json.",
};

beforeAll(letDialogsOpen);
beforeEach(drawForm);
afterEach(() => document.body.replaceChildren());

const show = (...errors: ValidationError[]) => showValidationErrors(document, errors, "projects/cafe.json");
const dialog = () => screen.getByRole<HTMLDialogElement>("dialog", { name: /to mend first/ });

describe("The list of errors", () => {
  it("begins at its title, with how many there are", () => {
    show(error, { ...error, file: "areas/chelsea.json" });
    expect(screen.getByRole("heading", { name: "2 things to mend first" })).toHaveFocus();
  });

  it("gives advice in the words of the CMS", () => {
    show(error);
    expect(dialog()).toHaveTextContent("Choose one, or add an area called Fulham.");
  });

  it("leads from a line to the field of the open entry", async () => {
    show(error);
    await userEvent.click(screen.getByRole("link", { name: "Portfolio › Café › Pictures › 1 › Title" }));
    await waitFor(() => expect(screen.getByLabelText("Picture title")).toHaveFocus());
  });

  it("leads to another entry in a tab of its own, so that nothing written is lost", () => {
    show({
      ...error,
      file: "areas/chelsea.json",
      cms: "Areas › Chelsea",
      field: "seoTitle",
      label: "Search title",
    });
    const link = screen.getByRole("link", { name: "Areas › Chelsea › Search title" });
    expect(link).toHaveAttribute("href", "#/collections/areas/entries/chelsea?field=seoTitle");
    expect(link).toHaveAttribute("target", "_blank");
  });

  it("shows what somebody wrote as words, never as a page's code", () => {
    show({ ...error, found: '"<img src=x onerror=alert(1)>"' });
    expect(dialog().querySelector("img")).toBeNull();
    expect(dialog()).toHaveTextContent("<img src=x onerror=alert(1)>");
  });

  it("stays until it is closed, and is then gone", async () => {
    show(error);
    const shown = dialog();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(shown.open).toBe(false);
    shown.dispatchEvent(new Event("close"));
    expect(screen.queryByRole("dialog", { hidden: true })).toBeNull();
  });
});
