/** A picture that has an address on its page. */
interface NamedPicture {
  image: { name: string; publicURL: string | null };
}

/** How a picture opens in the page's viewer. */
export interface Opening {
  /** Its address on its page, after the #, from the names of its project and its file: cafe-backsplash-detail. */
  id: string;
  /** Its own file, for browsers without a script. */
  file: string;
  /** What it belongs to. */
  title: string;
  /** Before its description: what the link does, for screen readers. */
  enlarge: string;
}

/** How a picture of a project, or of something else with a name, opens. */
export function opening(
  { slug, title }: { slug: string; title: string },
  { image }: NamedPicture,
  { enlarge }: { enlarge: string },
): Opening {
  return { id: `${slug}-${image.name}`, file: image.publicURL ?? "", title, enlarge };
}
