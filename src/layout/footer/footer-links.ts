import { homeSection, pagePaths } from "../../routes/page-paths";
import type { Frame } from "../frame";

interface FooterLink {
  path: string;
  name: string;
}

/** The footer's columns of links, and the legal links of its last line. */
export function footerLinks({ layout, allService, homePage }: Frame) {
  const { footer } = layout;
  const services = allService.nodes.map(({ slug, title }) => ({
    path: pagePaths.service(slug),
    name: title,
  }));
  const areas = homePage.featuredAreas.areas.map(({ slug, name }) => ({ path: pagePaths.area(slug), name }));
  const company: FooterLink[] = [
    { path: homeSection("about"), name: footer.about },
    { path: homeSection("portfolio"), name: footer.portfolio },
    { path: homeSection("contact"), name: footer.contact },
    { path: pagePaths.company, name: footer.company },
    { path: pagePaths.planner, name: layout.navigation.planner },
  ];
  const legal: FooterLink[] = [
    { path: pagePaths.privacyPolicy, name: footer.privacy },
    { path: pagePaths.termsOfService, name: footer.terms },
  ];
  return {
    columns: [
      { title: footer.servicesTitle, links: services },
      {
        title: footer.areasTitle,
        links: [...areas, { path: pagePaths.areasCovered, name: footer.areasCovered }],
      },
      { title: footer.companyTitle, links: company },
    ],
    legal,
  };
}
