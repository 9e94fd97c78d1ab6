import type { PictureUse } from "../../../editor/change/picture-uses";
import { entryAddress } from "../refused/entry-address";
import { maker } from "../screen/make";
import type { StoredPicture } from "./picture-store";

/** A picture with its size and the places that show it, as an entry of a list. Its file is fetched when it comes into view. */
export function pictureCard(
  page: Document,
  picture: StoredPicture,
  uses: readonly PictureUse[],
  whenSeen: (image: HTMLImageElement, show: () => void) => void,
): HTMLLIElement {
  const make = maker(page);
  const image = make("img", { alt: "" });
  const size = make("p", {}, inPixels(picture));
  image.addEventListener("load", () => {
    const { naturalWidth: width, naturalHeight: height } = image;
    size.textContent = inPixels({ width, height, ...picture });
  });
  whenSeen(image, () => {
    void picture.address().then((address) => {
      image.src = address;
    });
  });
  const links = uses.map(({ file, field, place }) => {
    const link = make("a", { href: `${entryAddress(file)}?field=${encodeURIComponent(field)}` }, place);
    link.addEventListener("click", () => link.closest("dialog")?.close());
    return make("li", {}, link);
  });
  const places = links.length > 0 ? [make("ul", {}, ...links)] : [];
  return make("li", {}, image, make("h4", {}, nameOf(picture)), size, ...places);
}

/** Its path without the folder that all pictures share. */
export const nameOf = ({ path }: Pick<StoredPicture, "path">) => path.replace(/^images\//, "");

const inPixels = ({ width, height }: Pick<StoredPicture, "width" | "height">) =>
  width && height ? `${width} × ${height} pixels` : "";
