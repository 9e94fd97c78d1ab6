import { homeSection, pagePaths } from "../../routes/page-paths";

export interface NavigationLink {
  path: string;
  name: string;
  /** The beginning of the addresses on which the link marks itself as the way to where the visitor is. */
  within?: string;
  /** Pages below it, which menus list. */
  links?: readonly NavigationLink[];
}

interface LinkedPages {
  layout: {
    navigation: Record<"home" | "services" | "portfolio" | "about" | "areas" | "contact" | "planner", string>;
  };
  allService: { nodes: readonly { slug: string; title: string }[] };
}

/** The links of the top bar, in their order. */
export function navigationLinks({ layout, allService }: LinkedPages): NavigationLink[] {
  const words = layout.navigation;
  return [
    { path: homeSection("home"), name: words.home },
    {
      path: homeSection("services"),
      name: words.services,
      within: pagePaths.service(""),
      links: [
        ...allService.nodes.map(({ slug, title }) => ({ path: pagePaths.service(slug), name: title })),
        { path: pagePaths.planner, name: words.planner },
      ],
    },
    { path: homeSection("portfolio"), name: words.portfolio, within: pagePaths.portfolio },
    { path: homeSection("about"), name: words.about },
    { path: pagePaths.areasCovered, name: words.areas, within: pagePaths.area("") },
    { path: homeSection("contact"), name: words.contact },
  ];
}
