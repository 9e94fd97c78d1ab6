import { newId } from "./new-id";

/** The path by which an entry names a picture below data/. */
export const pictureNamedBy = (entry: string, picture: string) =>
  "../".repeat(entry.split("/").length - 1) + picture;

/**
 * The final path of a new picture, without the tilde of a new entry, which addresses of pictures lack. It has a folder of its
 * own: phones call every picture that was just taken image.jpg.
 */
export const newPicturePath = (entry: string, name: string) =>
  `images/${entry.replace(/\.json$/, "").replace(/~new.*/, "new")}-${newId().slice(0, 8)}/${name}`;
