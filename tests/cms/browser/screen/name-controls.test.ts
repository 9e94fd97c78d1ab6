import "@testing-library/jest-dom";
import { screen } from "@testing-library/dom";
import { nameControls } from "../../../../src/cms/browser/screen/name-controls";

afterEach(() => document.body.replaceChildren());

describe("For those who hear the screen", () => {
  it("the buttons of a list entry say what they do, and with which entry", () => {
    document.body.innerHTML = `
      <div class="css-1-ListItem-listControlItem"><div class="css-2-TopBar"><button></button>
        <div role="button" aria-roledescription="sortable"></div><button></button></div>
        <div>SW3</div></div>`;
    nameControls(document);
    expect(screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
      "Open or close SW3",
      "Drag SW3",
      "Remove SW3",
    ]);
  });

  it("the page on which one signs in has a title, once", () => {
    document.body.innerHTML = '<section class="css-1-StyledAuthenticationPage"></section>';
    nameControls(document);
    nameControls(document);
    expect(screen.getAllByRole("heading", { name: "Edit the site" })).toHaveLength(1);
    expect(screen.getByRole("main")).toBeVisible();
  });

  it("the preview has a name, and the form is the main part of the page", () => {
    document.body.innerHTML = `<div class="css-1-ToolbarContainer"></div>
      <div><div class="css-2-ViewControls e1"></div><iframe id="preview-pane"></iframe></div>`;
    nameControls(document);
    expect(screen.getByTitle("Preview of the page")).toBeVisible();
    expect(screen.getByRole("main")).toContainElement(screen.getByTitle("Preview of the page"));
    expect(screen.getByRole("banner")).toBeVisible();
  });
});
