import { fireEvent, render, screen } from "@testing-library/react";
import { useSwipe } from "../../src/components/useSwipe";

const swiped = jest.fn();

function Surface() {
  return <p {...useSwipe(swiped)}>Picture</p>;
}

const finger = (clientX: number) => ({ clientX, clientY: 100, identifier: 0, target: document.body });

function move(from: number, to: number, fingers = 1) {
  const surface = screen.getByText("Picture");
  const touches = Array.from({ length: fingers }, () => finger(from));
  fireEvent.touchStart(surface, { touches });
  fireEvent.touchEnd(surface, { changedTouches: [finger(to)] });
}

beforeEach(() => {
  swiped.mockReset();
  render(<Surface />);
});
afterEach(() => Object.assign(window, { visualViewport: null }));

describe("A swipe", () => {
  it.each([
    { name: "the left", from: 300, to: 100, direction: 1 },
    { name: "the right", from: 100, to: 300, direction: -1 },
  ])("to $name is told", ({ from, to, direction }) => {
    move(from, to);
    expect(swiped.mock.calls).toEqual([[direction]]);
  });

  it("is none where the finger hardly moved", () => {
    move(100, 110);
    expect(swiped).not.toHaveBeenCalled();
  });

  it("is none with two fingers, which zoom", () => {
    move(300, 100, 2);
    expect(swiped).not.toHaveBeenCalled();
  });

  it("is none on a page that is zoomed in, where a finger looks around", () => {
    Object.assign(window, { visualViewport: { scale: 2 } });
    move(300, 100);
    expect(swiped).not.toHaveBeenCalled();
  });
});
