import { stop } from "../../page-tree/only-one";
import type { PageTree } from "../../page-tree/page-tree";
import { socialImageFacts } from "./social-image-facts";

/**
 * The picture for a page's social image: the one that its head describes. A page without pictures describes the home
 * page's and gets that; one that describes what neither shows has lost its picture, and must not get another in silence.
 */
export function shownPicture(page: PageTree, home: PageTree): string {
  const own = socialImageFacts(page);
  const lent = socialImageFacts(home);
  return (
    own.picture ??
    (own.alt === lent.alt ? lent.picture : undefined) ??
    stop(
      page.path,
      `the picture '${own.alt}', which its head describes, is shown neither on it nor on the home page`,
    )
  );
}
