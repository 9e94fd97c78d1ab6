import { stop } from "../../page-tree/only-one";
import type { ShownPicture, SocialImageFacts } from "./social-image-facts";

/**
 * The picture for the social image of the page at a path: the one that its head describes. A page without pictures
 * describes the home page's and gets that; one that describes what neither shows has lost its picture, and must not get
 * another in silence.
 */
export function shownPicture(path: string, own: SocialImageFacts, home: SocialImageFacts): ShownPicture {
  return (
    own.picture ??
    (own.alt === home.alt ? home.picture : undefined) ??
    stop(
      path,
      `the picture '${own.alt}', which its head describes, is shown neither on it nor on the home page`,
    )
  );
}
