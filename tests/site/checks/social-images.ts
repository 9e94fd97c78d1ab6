import type { BuiltPage } from "../../support/built-site";

/** What sharp reads from a picture's file. */
export interface PictureFile {
  format: string;
  width: number;
  height: number;
  bytes: number;
}

/** Messengers do not show a heavier picture. */
const mostBytes = 120 * 1024;

/** The address of the picture that messengers show for a page. */
export const sharedPicture = ({ document }: BuiltPage): string =>
  document.querySelector('meta[property="og:image"]')?.getAttribute("content") ?? "nothing";

/** Lists the faults of the picture that messengers show for a page. `files` are the site's, by their path. */
export function socialImageFaults(
  page: BuiltPage,
  files: ReadonlyMap<string, PictureFile>,
  website: string,
): string[] {
  const address = sharedPicture(page);
  const file = address.startsWith(`${website}/`) ? files.get(address.slice(website.length)) : undefined;
  if (!file) return [`shares ${address}, which is not there`];
  const { format, width, height, bytes } = file;
  return [
    ...(`${width}×${height}` === "1200×630" ? [] : [`shares a picture of ${width}×${height}`]),
    ...(format === "jpeg" ? [] : [`shares a picture in the format ${format}`]),
    ...(bytes < mostBytes ? [] : [`shares a picture of ${bytes} bytes`]),
  ];
}

/** Checks that a social image is described as on the page, or as on the home page, whose picture serves pages without one. */
export function wordFaults(page: BuiltPage, home: BuiltPage): string[] {
  const words = page.document.querySelector('meta[property="og:image:alt"]')?.getAttribute("content");
  const shown = [page, home].flatMap(({ document }) => [...document.querySelectorAll("img")]);
  return shown.some((picture) => picture.alt === words) ? [] : [`describes '${words}'`];
}
