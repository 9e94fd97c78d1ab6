import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { showValidationErrors } from "../../../src/cms/browser/show-validation-errors";
import { letDialogsOpen } from "../../components/gallery/dialog";

beforeAll(letDialogsOpen);
afterEach(() => document.body.replaceChildren());

const dialog = () => screen.getByRole<HTMLDialogElement>("dialog", { name: "What has to be mended" });

describe("The list of errors", () => {
  it("is shown line by line", () => {
    showValidationErrors("The content has 1 error in 1 file:\n\ndata/company.json");
    expect(dialog().open).toBe(true);
    expect(dialog().querySelector("pre")?.textContent).toBe(
      "The content has 1 error in 1 file:\n\ndata/company.json",
    );
  });

  it("shows what somebody wrote as words, never as a page's code", () => {
    showValidationErrors('found: "<img src=x onerror=alert(1)>"');
    expect(dialog().querySelector("img")).toBeNull();
    expect(dialog()).toHaveTextContent("<img src=x onerror=alert(1)>");
  });

  it("stays until it is closed, and is then gone", async () => {
    showValidationErrors("One error");
    const shown = dialog();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(shown.open).toBe(false);
    shown.dispatchEvent(new Event("close"));
    expect(screen.queryByRole("dialog", { hidden: true })).toBeNull();
  });
});
