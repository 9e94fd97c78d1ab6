import { attributeOf, elementsIn } from "../../page-tree/elements";
import { onlyOne } from "../../page-tree/only-one";
import type { PageTree } from "../../page-tree/page-tree";

/** What the social image of a page is made of. */
interface SocialImageFacts {
  title: string;
  /** The words with which the page's head describes the picture. */
  alt: string;
  /** That picture, below public/; none where the page does not show it. */
  picture?: string;
}

const ownPicture = /^\/(static\/.+)/;

/** Reads from a page its title, up to the bar, and the picture whose alternative text is in its head. */
export function socialImageFacts(page: PageTree): SocialImageFacts {
  const title = property(page, "og:title");
  const alt = property(page, "og:image:alt");
  const [picture] = elementsIn(page.body, "img")
    .filter((image) => attributeOf(image, "alt") === alt)
    .flatMap((image) => ownPicture.exec(attributeOf(image, "src") ?? "")?.[1] ?? []);
  return { title: title.split(" | ")[0] ?? title, alt, ...(picture ? { picture } : {}) };
}

function property(page: PageTree, name: string): string {
  const found = elementsIn(page.head, "meta").filter((element) => attributeOf(element, "property") === name);
  return onlyOne(
    page,
    `the text of its ${name}`,
    found.flatMap((element) => attributeOf(element, "content") ?? []),
  );
}
