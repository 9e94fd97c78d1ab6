import "@testing-library/jest-dom";
import { fireEvent, screen } from "@testing-library/dom";
import { tidyTyping } from "../../../../src/cms/browser/fields/tidy-typing";

const typed = jest.fn();

beforeAll(() => {
  Object.assign(document, { execCommand: () => false });
  tidyTyping(document);
});
beforeEach(() => {
  document.body.innerHTML = `
    <label>Title <input id="title-field-1"></label>
    <label>Latitude <input type="number" id="latitude-field-2"></label>
    <label>Longitude <input type="number" id="longitude-field-3"></label>
    <label>Landline <input id="landline-field-4"></label>
    <label>Search <input id="search"></label>`;
  document.body.addEventListener("input", typed);
  typed.mockClear();
});

const paste = (label: string, text: string) =>
  fireEvent.paste(screen.getByLabelText(label), { clipboardData: { getData: () => text } });

describe("While somebody writes", () => {
  it("a paste from Word is tidied as it arrives, and Decap is told", () => {
    expect(paste("Title", "•\tFloor\u00a0tiles\n•\tWall tiles")).toBe(false);
    expect(screen.getByLabelText("Title")).toHaveValue("Floor tiles Wall tiles");
    expect(typed).toHaveBeenCalled();
  });

  it("a paste of plain words is left to the browser", () => {
    expect(paste("Title", " and tiles")).toBe(true);
  });

  it("a place copied from a map fills latitude and longitude", () => {
    expect(paste("Latitude", "51.487491, -0.169358")).toBe(false);
    expect(screen.getByLabelText("Latitude")).toHaveValue(51.48749);
    expect(screen.getByLabelText("Longitude")).toHaveValue(-0.16936);
  });

  it("a text is tidied when it is left", () => {
    const title = screen.getByLabelText<HTMLInputElement>("Title");
    title.value = "Floor  tiles ";
    fireEvent.focusOut(title);
    expect(title).toHaveValue("Floor tiles");
  });

  it.each([
    ["020 7946 0123", "+442079460123"],
    ["ask Mary", "ask Mary"],
  ])("a telephone number is put into its one form when it is left: %s", (written, stored) => {
    const landline = screen.getByLabelText<HTMLInputElement>("Landline");
    landline.value = written;
    fireEvent.focusOut(landline);
    expect(landline).toHaveValue(stored);
  });

  it("what is searched for stays as it is typed", () => {
    const search = screen.getByLabelText<HTMLInputElement>("Search");
    search.value = "Floor  tiles ";
    fireEvent.focusOut(search);
    expect(search).toHaveValue("Floor  tiles ");
  });
});
