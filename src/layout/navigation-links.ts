import { serviceLinks } from "../components/LinkList";
import type { NonNullFields } from "../non-null-fields";
import { homeSection, pagePaths, pricesPath } from "../routes";

/** A link of the navigation. */
export interface NavigationLink {
  path: string;
  name: string;
  /** Path prefix. The link gets `aria-current` on every page below it. */
  within?: string;
  /** Pages below it, which menus list. */
  links?: readonly NavigationLink[];
}

type LinkedPages = Omit<NonNullFields<Queries.SiteHeaderFragment>, "company">;

/** The links of the top bar, in their order. */
export function navigationLinks(pages: LinkedPages): NavigationLink[] {
  const { layout, allService, hasPlanner, plannerPage } = pages;
  return [
    { path: homeSection("home"), name: "Home" },
    {
      path: homeSection("services"),
      name: "Services",
      within: pagePaths.service(""),
      links: [
        ...serviceLinks(allService.nodes),
        ...(hasPlanner ? [{ path: pagePaths.planner, name: layout.navigation.planner }] : []),
        ...(plannerPage.hasPrices ? [{ path: pricesPath, name: "Prices" }] : []),
      ],
    },
    { path: homeSection("portfolio"), name: "Portfolio", within: pagePaths.project("") },
    { path: homeSection("about"), name: "About" },
    { path: pagePaths.areasCovered, name: "Areas", within: pagePaths.area("") },
    { path: homeSection("contact"), name: "Contact" },
  ];
}
