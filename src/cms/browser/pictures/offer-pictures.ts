/** Decap's own button for pictures, in the bar above its lists. */
const mediaButton = '[class*="-AppHeaderNavList"] button';

/**
 * Lets Decap's button open our list of all pictures: its own shows the files of one folder, in which none of this site's
 * pictures is.
 */
export function offerPictures(page: Document, open: () => void): void {
  page.body.classList.add("cms-has-pictures");
  page.addEventListener(
    "click",
    (event) => {
      if (!(event.target instanceof Element) || !event.target.closest(mediaButton)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      open();
    },
    { capture: true },
  );
}
