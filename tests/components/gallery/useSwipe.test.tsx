import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { useSwipe } from "../../../src/components/gallery/useSwipe";

const swiped = jest.fn();

function Surface() {
  const surface = useRef<HTMLParagraphElement>(null);
  useSwipe(surface, swiped);
  return <p ref={surface}>Picture</p>;
}

const finger = (clientX: number, clientY = 100) => ({ clientX, clientY });

/** Moves fingers from one place to another, and tells whether the browser may do something with that too. */
function move(from: number, to: number, { fingers = 1, down = 0 } = {}): boolean {
  const surface = screen.getByText("Picture");
  const at = (x: number, y: number) => Array.from({ length: fingers }, () => finger(x, y));
  fireEvent.touchStart(surface, { touches: at(from, 100) });
  const movement = createEvent.touchMove(surface, { touches: at(to, 100 + down), cancelable: true });
  fireEvent(surface, movement);
  fireEvent.touchEnd(surface, { changedTouches: [finger(to, 100 + down)] });
  return !movement.defaultPrevented;
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
  ])("to $name is told, and the browser does not take it for Back", ({ from, to, direction }) => {
    expect(move(from, to)).toBe(false);
    expect(swiped.mock.calls).toEqual([[direction]]);
  });

  it("is none where the finger hardly moved", () => {
    move(100, 110);
    expect(swiped).not.toHaveBeenCalled();
  });

  it("is none where the finger scrolls", () => {
    expect(move(100, 160, { down: 200 })).toBe(true);
    expect(swiped).not.toHaveBeenCalled();
  });

  it("is none with two fingers, which zoom", () => {
    expect(move(300, 100, { fingers: 2 })).toBe(true);
    expect(swiped).not.toHaveBeenCalled();
  });

  it("is none on a page that is zoomed in, where a finger looks around", () => {
    Object.assign(window, { visualViewport: { scale: 2 } });
    expect(move(300, 100)).toBe(true);
    expect(swiped).not.toHaveBeenCalled();
  });
});
