import type { IGatsbyImageData } from "gatsby-plugin-image";

/** A picture as the lightbox shows it. */
export interface GalleryPicture {
  /** Its address on the page, after the #, and the id of the link that opens it. */
  id: string;
  /** What it belongs to. */
  title: string;
  /** What is seen. */
  alt: string;
  /** Marks a picture that is not a photograph. */
  label?: string;
  image: IGatsbyImageData;
  /** The address of the original. */
  file: string;
}

/** The lightbox's props. */
export interface LightboxProps {
  /** All pictures, in their order; after the last comes the first. */
  pictures: readonly GalleryPicture[];
  open: GalleryPicture;
  words: GalleryWords;
  onMove: (id: string) => void;
  onClose: () => void;
}

/** The words of the lightbox's buttons, and its position among all: 2 of 12. */
export interface GalleryWords {
  close: string;
  previous: string;
  next: string;
  position: (n: number, total: number) => string;
}
