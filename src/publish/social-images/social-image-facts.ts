import { isRecord } from "../../content/fields/content-path";
import { attributeOf, elementsIn, type PageTree } from "../page-tree";

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

/**
 * The picture for the social image of the page at a path. A page without pictures describes the home page's and gets that;
 * one that describes what neither shows has lost its picture, and must not get another in silence.
 */
export function shownPicture(path: string, own: SocialImageFacts, home: SocialImageFacts): ShownPicture {
  const picture = own.picture ?? (own.alt === home.alt ? home.picture : undefined);
  if (picture) return picture;
  throw new Error(`${path} describes the picture '${own.alt}', which neither it nor the home page shows`);
}

function property(page: PageTree, name: string): string {
  const found = elementsIn(page.head, "meta").filter((element) => attributeOf(element, "property") === name);
  const [text, second] = found.flatMap((element) => attributeOf(element, "content") ?? []);
  if (text === undefined || second !== undefined) throw new Error(`${page.path} has no or several ${name}`);
  return text;
}

/** The point of the picture with these words, anywhere in the answer to a query. */
function focusShown(answer: unknown, alt: string): string | undefined {
  if (isRecord(answer) && answer.alt === alt && typeof answer.focus === "string") return answer.focus;
  const inner = isRecord(answer) || Array.isArray(answer) ? Object.values(answer) : [];
  return inner.map((part) => focusShown(part, alt)).find((focus) => focus !== undefined);
}
