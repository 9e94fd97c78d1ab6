import { serviceLinks } from "../components/LinkList";
import type { NonNullFields } from "../content/answer/non-null-fields";
import { homeSection, pagePaths } from "../routes";
import { navigationWords } from "./layout-words";

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
  const { home, services, prices, portfolio, about, areas, contact } = navigationWords;
  return [
    { path: homeSection("home"), name: home },
    {
      path: homeSection("services"),
      name: services,
      within: pagePaths.service(""),
      links: [
        ...serviceLinks(allService.nodes),
        ...(hasPlanner ? [{ path: pagePaths.planner, name: layout.navigation.planner }] : []),
        ...(plannerPage.hasPrices ? [{ path: `${pagePaths.planner}#prices`, name: prices }] : []),
      ],
    },
    { path: homeSection("portfolio"), name: portfolio, within: pagePaths.portfolio },
    { path: homeSection("about"), name: about },
    { path: pagePaths.areasCovered, name: areas, within: pagePaths.area("") },
    { path: homeSection("contact"), name: contact },
  ];
}
