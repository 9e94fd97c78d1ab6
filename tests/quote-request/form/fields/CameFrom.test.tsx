import { act, render, renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useForm } from "react-hook-form";
import { CameFrom } from "../../../../src/quote-request/form/fields/CameFrom";
import { emptyQuoteRequest, type QuoteRequest } from "../../../../src/quote-request/rules/quote-request";

/** The pages from which visitors come with something in mind. */
const origins = [
  { path: "/services/floors", line: "About floors" },
  { path: "/areas/chelsea", line: "About tiling in Chelsea" },
];

const words = { addLine: "Put it in" };
const button = () => screen.queryByRole("button", { name: words.addLine });

/** The part of a form with these details, for a visitor from a page of the site. */
function renderFor(path: string, projectDetails = "") {
  jest.spyOn(document, "referrer", "get").mockReturnValue(path && window.location.origin + path);
  const fillIn = jest.fn();
  const defaultValues = { ...emptyQuoteRequest, projectDetails };
  const { result: form } = renderHook(() => useForm<QuoteRequest>({ defaultValues }));
  const props = { form: form.current, words, origins, fillIn };
  return { ...render(<CameFrom {...props} />), fillIn, form: form.current };
}

describe("A visitor from a page about something", () => {
  it.each([
    ["/services/floors", "About floors"],
    ["/areas/chelsea", "About tiling in Chelsea"],
  ])("%s sees it named, and nothing put in unasked", (path, line) => {
    const { fillIn } = renderFor(path);
    expect(screen.getByText(line)).toBeVisible();
    expect(fillIn).not.toHaveBeenCalled();
  });

  it("has the line put into empty details", async () => {
    const { fillIn } = renderFor("/areas/chelsea");
    await userEvent.click(button() ?? document.body);
    expect(fillIn.mock.calls).toEqual([["projectDetails", "About tiling in Chelsea"]]);
  });

  it("has it put before what was written, in a line of its own", async () => {
    const { fillIn } = renderFor("/areas/chelsea", " A small room. ");
    await userEvent.click(button() ?? document.body);
    expect(fillIn.mock.calls).toEqual([["projectDetails", "About tiling in Chelsea\nA small room."]]);
  });

  it("is not asked again once it is there", () => {
    const { form } = renderFor("/areas/chelsea");
    act(() => form.setValue("projectDetails", "About tiling in Chelsea\nA small room."));
    expect(button()).toBeNull();
    expect(screen.getByText("About tiling in Chelsea")).toBeVisible();
  });
});

it.each(["", "/portfolio", "/areas/atlantis"])("Nothing is shown to a visitor from %j", (path) => {
  const { container } = renderFor(path);
  expect(container.firstElementChild).not.toBeVisible();
  expect(container).toHaveTextContent("");
});

it("Before hydration it names the folders of the pages, for the room to be kept free", () => {
  const { container } = renderFor("");
  expect(container.firstElementChild).toHaveAttribute("data-after", "/services/ /areas/");
});
