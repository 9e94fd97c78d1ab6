import { act, fireEvent, render, screen } from "@testing-library/react";
import { Screens } from "../../../../src/editor/screens/Screens";
import { createEditor } from "../../../../src/editor/state/editor";
import { EditorProvider } from "../../../../src/editor/state/editor-context";
import { fixtureStore } from "../fixture-store";

/** Opens the editor's screens at an address. */
async function openScreens(address: string) {
  window.location.hash = address;
  window.scrollTo = () => {};
  const editor = createEditor(await fixtureStore());
  await act(() => editor.load());
  render(
    <EditorProvider value={editor}>
      <Screens />
    </EditorProvider>,
  );
  return editor;
}

it("The menu of a phone closes when another screen is opened, also by Back", async () => {
  await openScreens("#/projects");
  const menu = screen.getByRole("button", { name: "Menu" });
  fireEvent.click(menu);
  expect(menu.getAttribute("aria-expanded")).toBe("true");
  await act(async () => {
    window.location.hash = "#/faqs";
    window.dispatchEvent(new HashChangeEvent("hashchange"));
  });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Questions");
  expect(menu.getAttribute("aria-expanded")).toBe("false");
});

it("A picture that the site is not built with yet is a grey one that says so", async () => {
  await openScreens("#/projects");
  const [picture] = document.querySelectorAll("main img");
  if (!picture) throw new Error("The list shows no picture");
  fireEvent.error(picture);
  expect(decodeURIComponent(picture.getAttribute("src") ?? "")).toContain("Shown after the next build");
});
