import { fireEvent, render, screen } from "@testing-library/react";
import { isPlainClick } from "../../../src/components/page-hash/plain-click";

const judged = jest.fn();

beforeEach(() => {
  judged.mockReset();
  render(
    <button type="button" onClick={(event) => judged(isPlainClick(event))}>
      Heritage
    </button>,
  );
});

describe("A click", () => {
  it("is plain with the first button and no key", () => {
    fireEvent.click(screen.getByRole("button"));
    expect(judged).toHaveBeenCalledWith(true);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    "asks for something else with %j",
    (click) => {
      fireEvent.click(screen.getByRole("button"), click);
      expect(judged).toHaveBeenCalledWith(false);
    },
  );
});
