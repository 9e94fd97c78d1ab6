import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { choicesField } from "../../../../src/cms/browser/fields/choices-field";
import { inputOfType } from "../../../../src/cms/browser/fields/input-of-type";
import { iconField } from "../../../../src/cms/browser/fields/pictures/icon-field";
import { textField } from "../../../../src/cms/browser/fields/text-field";
import { showField } from "./rendered-field";

jest.mock("../../../../src/cms/browser/published-facts", () => ({
  publishedFacts: { quoteWithin: "24 hours" },
}));

const answer = {
  name: "answer",
  widget: "text",
  label: "Answer",
  checks: { least: 1, most: 20, patterns: [] },
  placeholders: ["quoteWithin" as const, "area" as const],
};

describe("A field for alternative text", () => {
  it("says while one types what is wrong with words such as a camera's", async () => {
    showField(textField, { name: "alt", widget: "text", label: "Alternative text", alternative: true }, "");
    await userEvent.type(screen.getByRole("textbox"), "IMG_12");
    expect(screen.getByRole("status")).toHaveTextContent("That is a camera's name");
    await userEvent.clear(screen.getByRole("textbox"));
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });
});

describe("A text field", () => {
  it("counts the characters left while one types, as they will be stored", async () => {
    showField(textField, answer, "Soon");
    expect(screen.getByText("16 left")).toBeVisible();
    await userEvent.type(screen.getByRole("textbox"), " 🛁 ");
    expect(screen.getByText("14 left")).toBeVisible();
  });

  it("says how many are too many", async () => {
    showField(textField, answer, "x".repeat(20));
    await userEvent.type(screen.getByRole("textbox"), "yz");
    expect(screen.getByText("2 too many")).toHaveClass("cms-over");
  });

  it("offers its placeholders with their present values, and puts the chosen one at the cursor", async () => {
    const written = showField(textField, answer, "Within .");
    expect(screen.getByRole("option", { name: "{quoteWithin} – 24 hours" })).toBeInTheDocument();
    expect(screen.getByRole("option", { name: "{area}" })).toBeInTheDocument();
    screen.getByRole<HTMLInputElement>("textbox").setSelectionRange(7, 7);
    await userEvent.selectOptions(screen.getByLabelText("Insert a fact into Answer"), "quoteWithin");
    expect(written).toHaveBeenLastCalledWith("Within {quoteWithin}.");
    expect(screen.getByRole("textbox")).toHaveFocus();
  });

  it("offers none where none are taken", () => {
    showField(textField, { name: "name", widget: "string", label: "Name" }, "");
    expect(screen.queryByRole("combobox")).toBeNull();
  });
});

describe("A time", () => {
  it("is chosen with the browser's own picker, and written as the content has it", () => {
    const opens = { name: "opens", widget: "time", label: "Opens" };
    const written = showField((create) => inputOfType(create, "time"), opens, "08:00");
    fireEvent.change(screen.getByLabelText("Opens"), { target: { value: "07:30" } });
    expect(written).toHaveBeenCalledWith("07:30");
  });
});

describe("Days", () => {
  it("are ticked, and stay in their order", async () => {
    const days = ["Monday", "Tuesday", "Sunday"].map((value) => ({ label: value, value }));
    const written = showField(
      choicesField,
      { name: "days", widget: "choices", label: "Days", options: days },
      ["Sunday"],
    );
    expect(screen.getByRole("checkbox", { name: "Sunday" })).toBeChecked();
    await userEvent.click(screen.getByRole("checkbox", { name: "Monday" }));
    expect(written).toHaveBeenLastCalledWith(["Monday", "Sunday"]);
    await userEvent.click(screen.getByRole("checkbox", { name: "Sunday" }));
    expect(written).toHaveBeenLastCalledWith(["Monday"]);
  });
});

describe("An icon", () => {
  it("is chosen among drawings, each of which has its name", async () => {
    const options = [
      { label: "Bath", value: "bath" },
      { label: "Wall", value: "wall" },
    ];
    const written = showField(iconField, { name: "icon", widget: "icon", label: "Icon", options }, "bath");
    expect(screen.getByRole("radio", { name: "Bath" })).toBeChecked();
    await userEvent.click(screen.getByRole("radio", { name: "Wall" }));
    expect(written).toHaveBeenLastCalledWith("wall");
    expect(document.querySelectorAll(".cms-icons svg")).toHaveLength(2);
  });
});
