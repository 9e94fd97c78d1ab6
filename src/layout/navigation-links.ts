import { homeSection, pagePaths } from "../routes/page-paths";

type NavigationWords = Record<"home" | "services" | "portfolio" | "about" | "areas" | "contact", string>;

export interface NavigationLink {
  path: string;
  name: string;
  /** The beginning of the addresses on which the link marks itself as the way to where the visitor is. */
  within?: string;
  /** Pages below this one. */
  links?: readonly NavigationLink[];
}

/** The links of the top bar, in their order; below the services' one there is one for each service. */
export function navigationLinks(
  words: NavigationWords,
  services: readonly { slug: string; title: string }[],
): NavigationLink[] {
  return [
    { path: homeSection("home"), name: words.home },
    {
      path: homeSection("services"),
      name: words.services,
      within: pagePaths.service(""),
      links: services.map(({ slug, title }) => ({ path: pagePaths.service(slug), name: title })),
    },
    { path: homeSection("portfolio"), name: words.portfolio, within: pagePaths.portfolio },
    { path: homeSection("about"), name: words.about },
    { path: pagePaths.areasCovered, name: words.areas, within: pagePaths.area("") },
    { path: homeSection("contact"), name: words.contact },
  ];
}
