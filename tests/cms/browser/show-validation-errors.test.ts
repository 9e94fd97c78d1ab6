import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { showMistakes } from "../../../src/editor/browser/show-mistakes";
import { letDialogsOpen } from "../../components/dialog";

beforeAll(letDialogsOpen);
afterEach(() => document.body.replaceChildren());

const dialog = () => screen.getByRole<HTMLDialogElement>("dialog", { name: "What has to be mended" });

describe("The list of mistakes", () => {
  it("is shown line by line", () => {
    showMistakes("The content has 1 mistake in 1 file:\n\ndata/company.json");
    expect(dialog().open).toBe(true);
    expect(dialog().querySelector("pre")?.textContent).toBe(
      "The content has 1 mistake in 1 file:\n\ndata/company.json",
    );
  });

  it("shows what somebody wrote as words, never as a page's code", () => {
    showMistakes('found: "<img src=x onerror=alert(1)>"');
    expect(dialog().querySelector("img")).toBeNull();
    expect(dialog()).toHaveTextContent("<img src=x onerror=alert(1)>");
  });

  it("stays until it is closed, and is then gone", async () => {
    showMistakes("One mistake");
    const shown = dialog();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(shown.open).toBe(false);
    shown.dispatchEvent(new Event("close"));
    expect(screen.queryByRole("dialog", { hidden: true })).toBeNull();
  });
});
