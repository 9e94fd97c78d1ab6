import { homeSection, pagePaths } from "./page-paths";

/** Addresses that people guess, and those that they shorten to a folder of pages. */
export const folderRedirects: readonly { from: string; to: string }[] = [
  { from: pagePaths.area("").slice(0, -1), to: pagePaths.areasCovered },
  { from: pagePaths.service("").slice(0, -1), to: homeSection("services") },
  ...["/contact", "/contact-us", "/quote", "/get-a-quote"].map((from) => ({
    from,
    to: homeSection("contact"),
  })),
  ...["/about", "/about-us"].map((from) => ({ from, to: homeSection("about") })),
  { from: "/home", to: pagePaths.home },
  ...["/projects", "/gallery", "/our-work"].map((from) => ({ from, to: pagePaths.portfolio })),
  { from: "/privacy", to: pagePaths.privacyPolicy },
  { from: "/terms", to: pagePaths.termsOfService },
];
