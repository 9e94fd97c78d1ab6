import { fireEvent, waitFor } from "@testing-library/dom";
import { saveByKeyboard } from "../../../../src/cms/browser/screen/save-by-keyboard";

const published = jest.fn();

beforeAll(() => saveByKeyboard(document));
beforeEach(() => {
  published.mockClear();
  document.body.innerHTML = `<div class="css-1-ToolbarSectionMain"><div class="css-1-ToolbarSubSectionFirst">
    <span class="css-2-PublishButton"></span></div></div>`;
  const first = document.querySelector(".css-1-ToolbarSubSectionFirst");
  document.querySelector("span")?.addEventListener("click", () => {
    const entry = document.createElement("div");
    entry.setAttribute("role", "menuitem");
    entry.addEventListener("click", published);
    first?.append(entry);
  });
});

describe("Ctrl+S", () => {
  it("publishes the open entry, and the browser saves no page", async () => {
    expect(fireEvent.keyDown(document.body, { key: "s", ctrlKey: true })).toBe(false);
    await waitFor(() => expect(published).toHaveBeenCalledTimes(1));
  });

  it("does nothing where nothing has changed", () => {
    document.querySelector("span")?.remove();
    expect(fireEvent.keyDown(document.body, { key: "s", metaKey: true })).toBe(false);
    expect(published).not.toHaveBeenCalled();
  });

  it("is not the letter s", () => {
    expect(fireEvent.keyDown(document.body, { key: "s" })).toBe(true);
  });
});
