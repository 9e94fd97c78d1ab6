import { attributeOf, elementsIn } from "../../page-tree/elements";
import { onlyOne } from "../../page-tree/only-one";
import type { PageTree } from "../../page-tree/page-tree";
import { focusShown } from "./focus-shown";

/** What the social image of a page is made of. */
export interface SocialImageFacts {
  title: string;
  /** The words with which the page's head describes the picture. */
  alt: string;
  /** That picture; none where the page does not show it. */
  picture?: ShownPicture;
}

export interface ShownPicture {
  /** Its file below public/. */
  file: string;
  /** The point that stays in view, as its editor has chosen it; undefined for the middle. */
  focus: string | undefined;
}

const ownPicture = /^\/(static\/.+)/;

/**
 * Reads from a page its title, up to the bar, and the picture whose alternative text is in its head; from the answer to the
 * page's query that picture's point.
 */
export function socialImageFacts(page: PageTree, answer: unknown): SocialImageFacts {
  const title = property(page, "og:title");
  const alt = property(page, "og:image:alt");
  const [file] = elementsIn(page.body, "img")
    .filter((image) => attributeOf(image, "alt") === alt)
    .flatMap((image) => ownPicture.exec(attributeOf(image, "src") ?? "")?.[1] ?? []);
  const picture = file ? { picture: { file, focus: focusShown(answer, alt) } } : {};
  return { title: title.split(" | ")[0] ?? title, alt, ...picture };
}

function property(page: PageTree, name: string): string {
  const found = elementsIn(page.head, "meta").filter((element) => attributeOf(element, "property") === name);
  return onlyOne(
    page,
    `the text of its ${name}`,
    found.flatMap((element) => attributeOf(element, "content") ?? []),
  );
}
