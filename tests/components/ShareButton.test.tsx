import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ShareButton } from "../../src/components/ShareButton";

const words = { action: "Share", copied: "Copied", failed: "Not copied" };

const press = async (navigatorOwn: object) => {
  const user = userEvent.setup({ writeToClipboard: false });
  for (const [name, value] of Object.entries(navigatorOwn))
    Object.defineProperty(navigator, name, { configurable: true, value });
  render(<ShareButton title="A floor" words={words} />);
  await user.click(screen.getByRole("button", { name: "Share" }));
  return screen.getByRole("status");
};

afterEach(() => {
  Reflect.deleteProperty(navigator, "share");
});

describe("The share button", () => {
  it("opens the device's own sharing with the page's address, without its #", async () => {
    window.history.replaceState(null, "", "/portfolio/floor#picture");
    const share = jest.fn(async () => {});
    expect(await press({ share })).toBeEmptyDOMElement();
    expect(share).toHaveBeenCalledWith({ title: "A floor", url: "http://localhost/portfolio/floor" });
  });

  it("says nothing to whoever closes that without sharing", async () => {
    const share = async () => Promise.reject(new DOMException("Closed", "AbortError"));
    expect(await press({ share })).toBeEmptyDOMElement();
  });

  it("copies the address where there is no such thing, and says so", async () => {
    const writeText = jest.fn(async () => {});
    expect(await press({ clipboard: { writeText } })).toHaveTextContent("Copied");
    expect(writeText).toHaveBeenCalledTimes(1);
  });

  it("says so where it cannot be copied", async () => {
    const writeText = async () => Promise.reject(new DOMException("No", "NotAllowedError"));
    expect(await press({ clipboard: { writeText } })).toHaveTextContent("Not copied");
  });

  it("is queued until the page is hydrated", () => {
    render(<ShareButton title="A floor" words={words} />);
    expect(screen.getByRole("button")).toHaveAttribute("data-replay", "click");
  });
});
