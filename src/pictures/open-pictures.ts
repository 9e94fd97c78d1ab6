/** A row that has not scrolled for so long is at rest. Safari 16.4 lacks `scrollend`. */
const scrollEndMs = 150;

/** Lets the page's picture links open its viewer (PictureViewer.tsx), if it has one. */
export function openPictures(): void {
  const viewer = document.querySelector<HTMLDialogElement>("[data-viewer]");
  const row = viewer?.querySelector("section");
  const caption = viewer?.querySelector("[role=status]");
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[data-enlarges]")];
  if (!viewer || !row || !caption) return;
  /** The index of the picture in sight, or on its way. */
  let at = 0;
  const show = (index: number, behavior: ScrollBehavior) => {
    at = (index + links.length) % links.length;
    row.scrollTo({ left: at * row.clientWidth, behavior });
  };
  /** Says once which picture is in sight: the row also scrolls while it opens. */
  const describe = () => {
    const label = links[at]?.dataset.label;
    const alt = links[at]?.querySelector("img")?.alt;
    const captionText = [`${at + 1} of ${links.length}`, label, alt].filter(Boolean).join(" · ");
    if (caption.textContent !== captionText) caption.textContent = captionText;
  };
  for (const [index, link] of links.entries())
    link.addEventListener("click", (event) => {
      // A click that opens a tab or a window is the browser's.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (row.childElementCount === 0) row.append(...links.map(largePicture));
      viewer.showModal();
      show(index, "instant");
      describe();
    });
  if (links.length < 2) for (const button of viewer.querySelectorAll("[data-step]")) button.remove();
  let timer: ReturnType<typeof setTimeout>;
  row.addEventListener("scroll", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // A closed row has no width.
      if (!viewer.open) return;
      at = Math.round(row.scrollLeft / row.clientWidth);
      describe();
    }, scrollEndMs);
  });
  viewer.addEventListener("keydown", (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by || event.altKey) return;
    // The row would scroll by a few pixels.
    event.preventDefault();
    show(at + by, "smooth");
  });
  viewer.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (button?.dataset.step) show(at + Number(button.dataset.step), "smooth");
    else if (button) viewer.close();
  });
  viewer.addEventListener("close", () => links[at]?.focus());
}

/** Copies a link's picture, as wide as the window. The caption describes it. */
function largePicture(link: HTMLAnchorElement): Node {
  const picture = link.querySelector("picture")?.cloneNode(true);
  if (!(picture instanceof HTMLElement)) return document.createElement("picture");
  for (const source of picture.querySelectorAll("source")) source.sizes = "100vw";
  for (const image of picture.querySelectorAll("img")) Object.assign(image, { alt: "", loading: "lazy" });
  return picture;
}
