import {
  isPlainClick,
  leaveHash,
  pageHash,
  replaceHash,
  stepToHash,
  watchPageHash,
} from "../page-hash/page-hash";
import { onSwipe } from "./swipe";

/** As wide as the window, or as its height between the bars allows for pictures of four by three. */
const sizes = "min(100vw, (100vh - 9.5rem) * 4 / 3)";

/** Shows in the page's viewer the picture that the address names. Returns what a click on a picture's link does. */
export function viewPictures(): ((event: MouseEvent) => void) | undefined {
  const viewer = document.querySelector<HTMLDialogElement>("[data-viewer]");
  if (!viewer) return undefined;
  let open: HTMLAnchorElement | undefined;
  const move = (by: number) => {
    const all = open ? galleryAround(open) : [];
    const next = open && all.at((all.indexOf(open) + by) % all.length);
    if (next) replaceHash(next.id);
  };
  const follow = () => {
    const asked = document.getElementById(pageHash().slice(1));
    if (asked instanceof HTMLAnchorElement && asked.dataset.opens) {
      open = asked;
      fill(viewer, asked, galleryAround(asked));
      if (!viewer.open) viewer.showModal();
    } else if (viewer.open) viewer.close();
  };
  viewer.addEventListener("close", () => {
    const link = open && seenBefore(open);
    if (pageHash() === `#${open?.id}`) leaveHash();
    open = undefined;
    link?.focus();
    // Going back makes Chromium focus what an address with a # names, or scroll to where the viewer was opened.
    requestAnimationFrame(() => {
      link?.focus();
      link?.scrollIntoView({ block: "nearest", behavior: "instant" });
    });
  });
  // Not on the viewer: opened before the page has loaded, it loses the focus to what the address names (Chromium 147).
  document.addEventListener("keydown", ({ key }) => {
    if (!viewer.open) return;
    if (key === "ArrowLeft") move(-1);
    if (key === "ArrowRight") move(1);
  });
  viewer.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest("button");
    if (!button) return;
    const { viewerStep } = button.dataset;
    if (viewerStep) move(Number(viewerStep));
    else viewer.close();
  });
  onSwipe(viewer, move);
  watchPageHash(follow);
  follow();
  return (event) => {
    const { currentTarget } = event;
    if (!isPlainClick(event) || !(currentTarget instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    stepToHash(currentTarget.id, { opened: true });
  };
}

/** The links to pictures that are browsed together; those that the filter hides are not among them. */
function galleryAround(link: HTMLAnchorElement): HTMLAnchorElement[] {
  const gallery = link.closest("[data-gallery]") ?? document;
  return [...gallery.querySelectorAll<HTMLAnchorElement>("a[data-opens]")].filter(
    (one) => one.closest("[data-type]")?.checkVisibility() ?? true,
  );
}

/** A link; of one that is not on the page, the last before it that is, which belongs to the same project. */
function seenBefore(link: HTMLAnchorElement): HTMLAnchorElement | undefined {
  const all = galleryAround(link);
  return all.slice(0, all.indexOf(link) + 1).findLast(({ hidden }) => !hidden) ?? all[0];
}

/** Shows a link's picture and its words, and fetches the next one, so that it is there when its turn comes. */
function fill(viewer: HTMLElement, open: HTMLAnchorElement, all: readonly HTMLAnchorElement[]): void {
  const part = (name: string) => viewer.querySelector<HTMLElement>(`[data-viewer-${name}]`);
  const write = (name: string, text: string) => {
    const element = part(name);
    if (!element) return;
    element.textContent = text;
    element.hidden = text === "";
  };
  const at = all.indexOf(open);
  const next = all[(at + 1) % all.length] ?? open;
  write("title", open.dataset.opens ?? "");
  write("label", open.dataset.label ?? "");
  write("alt", open.querySelector("img")?.alt ?? "");
  const position = part("position")?.dataset.viewerPosition ?? "";
  write("position", position.replace("{n}", String(at + 1)).replace("{total}", String(all.length)));
  for (const step of viewer.querySelectorAll<HTMLElement>("[data-viewer-step]")) step.hidden = all.length < 2;
  const stage = part("picture");
  const kept = [...(stage?.children ?? [])].find((picture) => picture.id === `${open.id}-large`);
  stage?.replaceChildren(
    kept ?? largePicture(open, "high"),
    ...(next === open ? [] : [largePicture(next, "low")]),
  );
  for (const picture of stage?.children ?? [])
    picture.toggleAttribute("hidden", picture !== stage?.firstElementChild);
}

/** A link's picture once more, as wide as the viewer. */
function largePicture(link: HTMLAnchorElement, priority: "high" | "low"): HTMLElement {
  const picture = document.createElement("picture");
  picture.id = `${link.id}-large`;
  for (const { type, srcset, media } of link.querySelectorAll("source"))
    if (!media) picture.append(Object.assign(document.createElement("source"), { type, srcset, sizes }));
  const shown = link.querySelector("img");
  if (shown) {
    const { src, alt, width, height } = shown;
    picture.append(
      Object.assign(document.createElement("img"), { fetchPriority: priority, alt, width, height, src }),
    );
  }
  return picture;
}
