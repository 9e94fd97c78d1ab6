import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MenuButton } from "../../../src/layout/navigation/MenuButton";

const links = [
  { name: "Services", path: "/#services", links: [{ name: "Floors", path: "/services/floors" }] },
  { name: "Contact", path: "/#contact" },
];

beforeEach(() => {
  render(
    <>
      <MenuButton label="Main" name="Menu" links={links} />
      <button type="button">Elsewhere</button>
    </>,
  );
});

const menu = () => screen.getByRole("group");
const button = () => screen.getByText("Menu");
const openMenu = () => userEvent.click(button());
const link = (name: string) => screen.getByRole("link", { name });

describe("The menu of small screens", () => {
  it("is a navigation with a name", () => {
    expect(screen.getByRole("navigation", { name: "Main" })).toContainElement(menu());
  });

  it("is closed at first", () => {
    expect(menu()).not.toHaveAttribute("open");
  });

  it("opens at its button", async () => {
    await openMenu();
    expect(menu()).toHaveAttribute("open");
  });

  it("closes at its button", async () => {
    await openMenu();
    await openMenu();
    expect(menu()).not.toHaveAttribute("open");
  });

  it("shows every link, in the order given", async () => {
    await openMenu();
    const shown = screen
      .getAllByRole("link")
      .map((anchor) => [anchor.textContent, anchor.getAttribute("href")]);
    expect(shown).toEqual([
      ["Services", "/#services"],
      ["Floors", "/services/floors"],
      ["Contact", "/#contact"],
    ]);
  });

  it.each(["Services", "Floors", "Contact"])("closes when a link is followed: %s", async (name) => {
    await openMenu();
    await userEvent.click(link(name));
    expect(menu()).not.toHaveAttribute("open");
  });
});

describe("The Escape key", () => {
  it("closes the menu", async () => {
    await openMenu();
    await userEvent.keyboard("{Escape}");
    expect(menu()).not.toHaveAttribute("open");
  });

  it("returns from a link to the menu's button", async () => {
    await openMenu();
    link("Contact").focus();
    await userEvent.keyboard("{Escape}");
    expect(menu()).not.toHaveAttribute("open");
    expect(button()).toHaveFocus();
  });

  it("is left to the rest of the page while the menu is closed", async () => {
    link("Services").focus();
    await userEvent.keyboard("{Escape}");
    expect(link("Services")).toHaveFocus();
  });
});

describe("The Tab key", () => {
  it("leaves the menu open from link to link", async () => {
    await openMenu();
    link("Services").focus();
    await userEvent.tab();
    expect(link("Floors")).toHaveFocus();
    expect(menu()).toHaveAttribute("open");
  });

  it("closes the menu behind its last link, so that it does not lie over what has focus next", async () => {
    await openMenu();
    link("Contact").focus();
    await userEvent.tab();
    expect(screen.getByRole("button", { name: "Elsewhere" })).toHaveFocus();
    expect(menu()).not.toHaveAttribute("open");
  });

  it("leaves the menu open when the whole window loses focus", async () => {
    await openMenu();
    link("Contact").focus();
    link("Contact").blur();
    expect(menu()).toHaveAttribute("open");
  });
});

describe("Any other key", () => {
  it.each(["{ArrowDown}", "{Tab}", "a"])("leaves the menu open: %s", async (key) => {
    await openMenu();
    await userEvent.keyboard(key);
    expect(menu()).toHaveAttribute("open");
  });
});
