import { homeSection, pagePaths } from "../routes/page-paths";

type NavigationWords = Record<"home" | "services" | "portfolio" | "about" | "areas" | "contact", string>;

/** The links of the top bar, in their order. */
export function navigationLinks(words: NavigationWords) {
  return [
    { path: homeSection("home"), name: words.home },
    { path: homeSection("services"), name: words.services },
    { path: homeSection("portfolio"), name: words.portfolio },
    { path: homeSection("about"), name: words.about },
    { path: pagePaths.areasCovered, name: words.areas },
    { path: homeSection("contact"), name: words.contact },
  ];
}
