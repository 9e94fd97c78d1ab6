import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { loadLightbox } from "../../../src/components/gallery/load-lightbox";
import { PictureLink } from "../../../src/components/gallery/PictureLink";

jest.mock("../../../src/components/gallery/load-lightbox", () => ({
  loadLightbox: jest.fn(async () => ({})),
}));

beforeEach(() => {
  jest.mocked(loadLightbox).mockClear();
  window.history.replaceState(null, "", "/portfolio");
  render(
    <PictureLink id="cafe-room" file="/static/room.jpg" enlarge="Enlarge">
      <img src="/static/room.avif" alt="Ochre tiles above a counter" />
    </PictureLink>,
  );
});

const link = () => screen.getByRole("link", { name: "Enlarge: Ochre tiles above a counter" });

/** Clicks, and tells whether the browser would have followed the link. */
function followsAfter(click: MouseEventInit): boolean {
  const event = createEvent.click(link(), click);
  fireEvent(link(), event);
  const follows = !event.defaultPrevented;
  return follows;
}

describe("The link of a picture", () => {
  it("says to screen readers that it enlarges", () => {
    expect(link()).toHaveAccessibleName("Enlarge: Ochre tiles above a counter");
  });

  it("leads to the picture's own file where no script runs", () => {
    expect(link()).toHaveAttribute("href", "/static/room.jpg");
  });

  it("asks the loader for React, and has a click queued until it is hydrated", () => {
    const html = renderToString(
      <PictureLink id="cafe-room" file="/static/room.jpg" enlarge="Enlarge">
        Room
      </PictureLink>,
    );
    expect(html).toContain('data-hydrate="" data-replay="click"');
    expect(link()).toHaveAttribute("data-hydrated");
  });

  it("is where the picture's address leads", () => {
    expect(link()).toHaveAttribute("id", "cafe-room");
  });

  it("puts the picture's address into the page's, as a step that Back undoes", () => {
    const steps = window.history.length;
    expect(followsAfter({})).toBe(false);
    expect(window.location.hash).toBe("#cafe-room");
    expect(window.history.length).toBe(steps + 1);
  });

  it("leaves a click for a new tab to the browser", () => {
    jest.spyOn(console, "error").mockImplementation(() => {});
    expect(followsAfter({ ctrlKey: true })).toBe(true);
    expect(window.location.hash).toBe("");
    jest.restoreAllMocks();
  });

  it("fetches the lightbox's code when a pointer or the focus comes near, and not before", () => {
    expect(loadLightbox).not.toHaveBeenCalled();
    fireEvent.pointerEnter(link());
    fireEvent.focus(link());
    expect(loadLightbox).toHaveBeenCalledTimes(2);
  });

  it("stays calm where the code cannot be fetched ahead", () => {
    jest.mocked(loadLightbox).mockRejectedValueOnce(new Error("offline"));
    expect(() => fireEvent.pointerEnter(link())).not.toThrow();
  });
});
