import { fetchIslandProps } from "../islands/island-props";
import { hasModifierKey } from "../islands/modifier-keys";
import { isPlainClick, leaveHash, replaceAddress, stepToHash, watchPageHash } from "../islands/page-hash";
import { startIslands } from "../islands/start-islands";
import { onSwipe } from "./swipe";
import { type FurtherPicture, inViewingOrder, type ViewedPicture } from "./viewed-pictures";

/** The window's width, or the width that its height between the bars allows for pictures of four by three. */
const sizes = "min(100vw, (100vh - 9.5rem) * 4 / 3)";

const viewer = document.querySelector<HTMLDialogElement>("[data-viewer]");
const open = viewer && viewPictures(viewer);

startIslands("open-pictures", (part) => {
  if (open && part instanceof HTMLAnchorElement) part.addEventListener("click", open);
});

/** Shows in the page's viewer the picture that the address names. Returns what a click on a picture's link does. */
function viewPictures(viewer: HTMLDialogElement): (event: MouseEvent) => void {
  let pictures = inViewingOrder(document, []);
  let open: ViewedPicture | undefined;
  const move = (by: number) => {
    const all = pictures.filter(isInSight);
    const next = open && all.at((all.indexOf(open) + by) % all.length);
    if (next) replaceAddress(`#${next.id}`);
  };
  const follow = () => {
    const asked = pictures.find(({ id }) => location.hash === `#${id}`);
    if (asked) show(asked);
    else if (viewer.open) viewer.close();
  };
  const show = (picture: ViewedPicture) => {
    open = picture;
    try {
      fill(viewer, picture, pictures.filter(isInSight));
      if (!viewer.open) viewer.showModal();
    } catch {
      // A browser that lacks something still has the plain link to the picture.
      location.replace(picture.link.href);
    }
  };
  viewer.addEventListener("close", () => {
    const link = open?.link;
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
      pictures = inViewingOrder(document, (further ?? []) as FurtherPicture[]);
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

/** False for a picture that the filter hides. Not checkVisibility, which Safari has had only since 17.4. */
function isInSight({ link }: ViewedPicture): boolean {
  return link.closest("[data-type]")?.getClientRects().length !== 0;
}

/** Shows a picture and its words, and fetches the next one, so that it is there when its turn comes. */
function fill(viewer: HTMLElement, open: ViewedPicture, all: readonly ViewedPicture[]): void {
  const part = (name: string) => viewer.querySelector<HTMLElement>(`[data-viewer-${name}]`);
  const write = (name: string, text = "") => {
    const element = part(name);
    if (!element) return;
    element.textContent = text;
    element.hidden = text === "";
  };
  const at = all.indexOf(open);
  const next = all[(at + 1) % all.length] ?? open;
  write("title", open.title);
  write("label", open.label);
  write("alt", open.alt);
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

/** A picture as wide as the viewer. */
function largePicture(
  { id, src, srcSet, ...image }: ViewedPicture,
  fetchPriority: "high" | "low",
): HTMLElement {
  const picture = Object.assign(document.createElement("picture"), { id: `${id}-large` });
  if (srcSet)
    picture.append(
      Object.assign(document.createElement("source"), { type: "image/avif", srcset: srcSet, sizes }),
    );
  const { alt, width, height } = image;
  // The file comes last: browsers ask for it at once.
  picture.append(Object.assign(document.createElement("img"), { alt, width, height, fetchPriority, src }));
  return picture;
}
