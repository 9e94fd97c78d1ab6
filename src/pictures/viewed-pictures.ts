/** A picture in the page's viewer. */
interface Viewed {
  /** The address names it after the #. */
  id: string;
  /** The title of its project. */
  title: string;
  /** The words in the corner of the picture. */
  label?: string | undefined;
  alt: string;
  /** The file for browsers without AVIF, and its size in pixels. */
  src: string;
  width: number;
  height: number;
  /** The files in AVIF, as the HTML attribute `srcset` has them. */
  srcSet?: string | undefined;
}

/** A picture that only the viewer shows, as its script receives it. */
export interface FurtherPicture extends Viewed {
  /** The id of the link on the page after which the picture comes. */
  after: string;
}

export interface ViewedPicture extends Viewed {
  /** Its link on the page or, of a further picture, the one after which it comes. */
  link: HTMLAnchorElement;
}

/** The page's pictures, each with the further ones that come after it. */
export function inViewingOrder(page: Document, further: readonly FurtherPicture[]): ViewedPicture[] {
  return [...page.querySelectorAll<HTMLAnchorElement>("a[data-opens]")].flatMap((link) => [
    pictureOf(link),
    ...further.filter(({ after }) => after === link.id).map((picture) => ({ ...picture, link })),
  ]);
}

function pictureOf(link: HTMLAnchorElement): ViewedPicture {
  const image = link.querySelector("img");
  const { opens: title = "", label } = link.dataset;
  return {
    link,
    id: link.id,
    title,
    label,
    alt: image?.alt ?? "",
    src: image?.src ?? link.href,
    srcSet: link.querySelector("source")?.srcset,
    // Not its properties, which are the size on the page.
    width: Number(image?.getAttribute("width")),
    height: Number(image?.getAttribute("height")),
  };
}
