import { createContext } from "react";

/** A file of a page's most important picture, as its head asks for it. */
export interface PriorityPicture {
  media?: string | undefined;
  imageSrcSet: string;
  imageSizes: string;
}

/** Where the page's renderer collects them; nobody does in a browser. */
export const PriorityPictures = createContext<PriorityPicture[] | undefined>(undefined);
