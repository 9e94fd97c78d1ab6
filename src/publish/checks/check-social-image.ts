import { addressOf } from "../../routes/page-paths";
import { socialImagePath } from "../../routes/social-image";
import type { PageTree } from "../page-tree";
import { attributeOf, elementsIn } from "../page-tree";
import type { SiteFacts } from "./read-site-facts";

/** The page's own social image, which is there, and shows what its words say. */
export function checkSocialImage({ path, head, body }: PageTree, site: SiteFacts): string[] {
  const { website, files, homePictureAlt } = site;
  const metas = elementsIn(head, "meta");
  const content = (name: string) =>
    metas
      .filter((meta) => (attributeOf(meta, "property") ?? attributeOf(meta, "name")) === name)
      .flatMap((meta) => attributeOf(meta, "content") ?? []);
  const own = socialImagePath(addressOf(path));
  const named = content("og:image").join();
  const [alt] = content("og:image:alt");
  const isShown = elementsIn(body, "img").some((image) => attributeOf(image, "alt") === alt);
  return [
    ...(named === `${website}${own}` ? [] : [`has '${named}' as its og:image`]),
    ...(files.has(own) ? [] : [`names ${own}, which is not there`]),
    ...(isShown || alt === homePictureAlt
      ? []
      : [`describes a picture that it does not show: '${alt ?? ""}'`]),
  ];
}
