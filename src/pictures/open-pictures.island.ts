import { fetchIslandProps } from "../islands/island-props";
import { hasModifierKey } from "../islands/modifier-keys";
import { isPlainClick, leaveHash, replaceAddress, stepToHash, watchPageHash } from "../islands/page-hash";
import { startIslands } from "../islands/start-islands";
import type { FurtherPicture } from "./further-pictures";
import { onSwipe } from "./swipe";

/** The window's width, or the width that its height between the bars allows for pictures of four by three. */
const sizes = "min(100vw, (100vh - 9.5rem) * 4 / 3)";

const viewer = document.querySelector<HTMLDialogElement>("[data-viewer]");
const open = viewer && viewPictures(viewer);

startIslands("open-pictures", (part) => {
  if (open && part instanceof HTMLAnchorElement) part.addEventListener("click", open);
});

/** Shows in the page's viewer the picture that the address names. Returns what a click on a picture's link does. */
function viewPictures(viewer: HTMLDialogElement): (event: MouseEvent) => void {
  let open: HTMLAnchorElement | undefined;
  const move = (by: number) => {
    const all = open ? galleryAround(open) : [];
    const next = open && all.at((all.indexOf(open) + by) % all.length);
    if (next) replaceAddress(`#${next.id}`);
  };
  const follow = () => {
    const asked = document.getElementById(location.hash.slice(1));
    if (asked instanceof HTMLAnchorElement && asked.dataset.opens) show(asked);
    else if (viewer.open) viewer.close();
  };
  const show = (link: HTMLAnchorElement) => {
    open = link;
    try {
      fill(viewer, link, galleryAround(link));
      if (!viewer.open) viewer.showModal();
    } catch {
      // A browser that lacks something still has the plain link to the picture.
      location.replace(link.href);
    }
  };
  viewer.addEventListener("close", () => {
    const link = open && seenBefore(open);
    // Going back makes Chromium focus what an address with a # names, or scroll to where the viewer was opened.
    const giveFocusBack = () =>
      requestAnimationFrame(() => {
        link?.focus();
        link?.scrollIntoView({ block: "nearest", behavior: "instant" });
      });
    if (location.hash === `#${open?.id}`) leaveHash(giveFocusBack);
    else giveFocusBack();
    open = undefined;
  });
  // Not on the viewer: opened before the page has loaded, it loses the focus to what the address names (Chromium 147).
  document.addEventListener("keydown", (event) => {
    if (!viewer.open || hasModifierKey(event)) return;
    if (event.key === "ArrowLeft") move(-1);
    if (event.key === "ArrowRight") move(1);
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
  fetchIslandProps(viewer).then(
    (further) => {
      addLinks((further ?? []) as FurtherPicture[]);
      follow();
    },
    // Without them, the pictures that the page shows are browsed.
    () => {},
  );
  return (event) => {
    const { currentTarget } = event;
    if (!isPlainClick(event) || !(currentTarget instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    stepToHash(currentTarget.id, { opened: true });
  };
}

/** Adds hidden links to pictures that only the viewer shows, behind the links that the page shows of the same project. */
function addLinks(further: FurtherPicture[]): void {
  for (const { after, id, title, label, alt, src, srcSet, width, height } of further.reverse()) {
    const image = Object.assign(document.createElement("img"), { alt, width, height, loading: "lazy", src });
    const link = Object.assign(document.createElement("a"), { id, href: src, hidden: true });
    link.dataset.opens = title;
    if (label) link.dataset.label = label;
    if (srcSet)
      link.append(Object.assign(document.createElement("source"), { type: "image/avif", srcset: srcSet }));
    link.append(image);
    document.getElementById(after)?.after(link);
  }
}

/** The links to pictures that are browsed together, without those that the filter hides. */
function galleryAround(link: HTMLAnchorElement): HTMLAnchorElement[] {
  const gallery = link.closest("[data-gallery]") ?? document;
  return [...gallery.querySelectorAll<HTMLAnchorElement>("a[data-opens]")].filter(
    // Not checkVisibility, which Safari has had only since 17.4.
    (picture) => picture.closest("[data-type]")?.getClientRects().length !== 0,
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
  for (const part of link.querySelectorAll("source:not([media]), img")) {
    const copy = part.cloneNode() as HTMLSourceElement | HTMLImageElement;
    for (const name of ["class", "loading"]) copy.removeAttribute(name);
    Object.assign(copy, { sizes, fetchPriority: priority });
    picture.append(copy);
  }
  return picture;
}
