import { homeSection, pagePaths } from "../../routes/page-paths";

type NavigationWords = Record<"home" | "services" | "portfolio" | "about" | "areas" | "contact", string>;

export interface NavigationLink {
  path: string;
  name: string;
  /** The beginning of the addresses on which the link marks itself as the way to where the visitor is. */
  within?: string;
  /** Pages within it, which the menus of small screens list below it. */
  links?: readonly NavigationLink[];
}

interface Service {
  slug: string;
  title: string;
}

/** The links of the top bar, in their order. */
export function navigationLinks(words: NavigationWords, services: readonly Service[]): NavigationLink[] {
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
