import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fetchPostcodeBook } from "../../src/postcode-check/fetch-postcode-book";
import { PostcodeCheck } from "../../src/postcode-check/PostcodeCheck";
import { words } from "./words";

jest.mock("../../src/postcode-check/fetch-postcode-book", () => ({ fetchPostcodeBook: jest.fn() }));

const ask = async (typed: string) => {
  render(<PostcodeCheck words={words} telLink="tel:+441" />);
  await userEvent.type(screen.getByRole("textbox", { name: words.label }), `${typed}{Enter}`);
  return screen.findByText(/^(Yes|Not|No)/);
};

beforeEach(() => {
  jest.mocked(fetchPostcodeBook).mockReset();
  jest
    .mocked(fetchPostcodeBook)
    .mockResolvedValue({ areas: { hill: "The Hill" }, own: { SW3: ["hill"] }, near: {} });
});

describe("The postcode check", () => {
  it("answers in place, in a status that was there before", async () => {
    render(<PostcodeCheck words={words} telLink="tel:+441" />);
    const status = screen.getByRole("status");
    expect(status).toBeEmptyDOMElement();
    await userEvent.type(screen.getByRole("textbox"), "sw3 4ab{Enter}");
    expect(await screen.findByText("Yes in SW3:")).toBeInTheDocument();
    expect(screen.getByRole("status")).toBe(status);
    expect(status).toHaveTextContent("Yes in SW3:");
  });

  it("is a form with a name, whose field goes into no address", async () => {
    render(<PostcodeCheck words={words} telLink="tel:+441" />);
    expect(screen.getByRole("form", { name: words.title })).toHaveAttribute("data-replay", "submit");
    expect(screen.getByRole("textbox")).not.toHaveAttribute("name");
  });

  it("fetches the list only when it is asked", async () => {
    render(<PostcodeCheck words={words} telLink="tel:+441" />);
    await userEvent.type(screen.getByRole("textbox"), "sw3");
    expect(fetchPostcodeBook).not.toHaveBeenCalled();
  });

  it("says of other text that it is no postcode", async () => {
    expect(await ask("Chelsea")).toHaveTextContent("No postcode.");
  });

  it("says so where the list does not come", async () => {
    jest.mocked(fetchPostcodeBook).mockRejectedValue(new TypeError("Failed to fetch"));
    expect(await ask("sw3")).toHaveTextContent("Not now.");
  });
});
