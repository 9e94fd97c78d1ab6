import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { GalleryPicture } from "../../../src/components/gallery/gallery-picture";
import { Lightbox } from "../../../src/components/gallery/Lightbox";
import { letDialogsOpen } from "./dialog";
import { threePictures, words } from "./gallery";

const onMove = jest.fn();
const onClose = jest.fn();
const [room, detail, angle] = threePictures as [GalleryPicture, GalleryPicture, GalleryPicture];

beforeAll(letDialogsOpen);
beforeEach(() => {
  onMove.mockReset();
  onClose.mockReset();
});

const lightbox = (open: GalleryPicture, pictures = threePictures) => (
  <Lightbox pictures={pictures} open={open} words={words} onMove={onMove} onClose={onClose} />
);
const show = (open: GalleryPicture, pictures = threePictures) => render(lightbox(open, pictures));

describe("The lightbox", () => {
  it("is a dialog over the page, named by what the picture belongs to", () => {
    show(room);
    expect(screen.getByRole("dialog", { name: "Café counter" })).toHaveProperty("open", true);
  });

  it("shows the picture, what is seen, and which of how many it is", () => {
    show(detail);
    expect(screen.getByRole("img", { name: detail.alt })).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent("2 of 3White cups on an oak shelf");
  });

  it("says that a visualisation is one, and nothing of a photograph", () => {
    const { rerender } = show(room);
    expect(screen.getByText("Visualisation")).toBeVisible();
    rerender(lightbox(angle));
    expect(screen.queryByText("Visualisation")).not.toBeInTheDocument();
  });

  it("has the next picture ready before it is asked for", () => {
    const { container } = show(room);
    const [shown, ready] = container.querySelectorAll("img");
    expect(shown).toBeVisible();
    expect(ready).not.toBeVisible();
    expect(ready).toHaveAttribute("alt", detail.alt);
    expect(ready).not.toHaveAttribute("loading", "lazy");
  });

  it("has the first picture ready while it shows the last", () => {
    const { container } = show(angle);
    expect(container.querySelectorAll("img")[1]).toHaveAttribute("alt", room.alt);
  });

  it("keeps the picture that was ready when its turn comes, so that it does not flicker", () => {
    const { container, rerender } = show(room);
    const ready = container.querySelectorAll("img")[1];
    rerender(lightbox(detail));
    expect(container.querySelectorAll("img")[0]).toBe(ready);
    expect(ready).toBeVisible();
  });

  it("has no way to others where there is only one picture", () => {
    show(room, [room]);
    expect(screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
      "Close",
    ]);
    expect(screen.getByRole("status")).toHaveTextContent("1 of 1");
  });
});

describe("Leafing through the lightbox", () => {
  const { id: first } = room;
  const { id: second } = detail;
  const { id: third } = angle;

  it.each([
    { from: room, forth: second, back: third },
    { from: detail, forth: third, back: first },
    { from: angle, forth: first, back: second },
  ])("leads from $from.alt forth and back, round and round", async ({ from, forth, back }) => {
    show(from);
    await userEvent.click(screen.getByRole("button", { name: "Next picture" }));
    await userEvent.click(screen.getByRole("button", { name: "Previous picture" }));
    await userEvent.keyboard("{ArrowRight}{ArrowLeft}");
    expect(onMove.mock.calls.flat()).toEqual([forth, back, forth, back]);
  });

  it("works with a finger", () => {
    show(room);
    const dialog = screen.getByRole("dialog");
    fireEvent.touchStart(dialog, { touches: [{ clientX: 300, clientY: 200 }] });
    fireEvent.touchEnd(dialog, { changedTouches: [{ clientX: 120, clientY: 210 }] });
    expect(onMove).toHaveBeenCalledWith(detail.id);
  });
});

describe("Closing the lightbox", () => {
  it.each([
    ["its button", () => userEvent.click(screen.getByRole("button", { name: "Close" }))],
    ["Escape", async () => fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }))],
    ["the browser itself", async () => fireEvent(screen.getByRole("dialog"), new Event("close"))],
  ])("by %s is told once", async (_way, close) => {
    show(room);
    await close();
    await close();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("gives the focus to the link of the picture that was shown last", () => {
    const links = threePictures.map(({ id }) => {
      const link = Object.assign(document.createElement("a"), { id, href: "#" });
      return document.body.appendChild(link);
    });
    const { rerender, unmount } = show(room);
    rerender(lightbox(angle));
    unmount();
    expect(links[2]).toHaveFocus();
    for (const link of links) link.remove();
  });
});
