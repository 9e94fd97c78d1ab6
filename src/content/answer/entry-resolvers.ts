import { areaCard, areaDescription, areaTitle } from "../derived/area-texts";
import { nearestAreas } from "../derived/nearest-areas";
import { projectCard, projectDescription, projectTitle, textBelowPictures } from "../derived/project-texts";
import { projectsOf, servicePicture } from "../derived/service-picture";
import { serviceDescription, serviceTitle } from "../derived/service-texts";
import { defaultKind } from "../fields/picture-fields";
import type { Area } from "../types/area";
import type { Project } from "../types/project";
import type { Service } from "../types/service";
import { byOrder, type ResolverContext, resolver, textResolver } from "./create-resolver";

/** The title of a project's service, and the name of its place. */
const namesOf = (project: Project, { Service, Area }: Pick<ResolverContext, "Service" | "Area">) => ({
  service: Service.find(({ slug }) => slug === project.service)?.title ?? "",
  place: Area.find(({ slug }) => slug === project.area)?.name ?? project.otherPlace ?? "",
});

export const projectFields = {
  kind: resolver([], ({ kind }: Project) => kind ?? defaultKind),
  description: textResolver([], projectCard),
  workDone: textResolver([], textBelowPictures),
  seoTitle: resolver(["Service", "Area"], (project: Project, entries) =>
    projectTitle(project, namesOf(project, entries)),
  ),
  seoDescription: resolver(["Service", "Area", "facts"], (project: Project, { facts, ...entries }) =>
    projectDescription(project, namesOf(project, entries), facts),
  ),
  firstPicture: resolver([], ({ pictures: [first] }: Project) => first, "Picture"),
};

/** The newest reviews that name an entry in a field. */
const newestReviews = (field: "service" | "area", most: number) =>
  resolver(
    ["Review"],
    ({ slug }: { slug: string }, { Review }) =>
      Review.filter((review) => review[field] === slug)
        .sort((one, other) => other.date.localeCompare(one.date))
        .slice(0, most),
    "[Review!]!",
  );

/** The entries that name a service, in the owner's order. */
const entriesNaming = (type: "Tile" | "Cutaway") =>
  resolver(
    [type],
    (service: Service, entries) =>
      entries[type].filter(({ services }) => services?.includes(service.slug)).sort(byOrder),
    `[${type}!]!`,
  );

/** The icon of a service that names none. */
const defaultIcon: Service["icon"] = "check";

/** A service has the entries that name it as fields, because queries have no filter. */
export const serviceFields = {
  icon: resolver([], ({ icon }: Service) => icon ?? defaultIcon),
  headline: resolver([], ({ headline, title }: Service) => headline || title),
  introduction: textResolver([], ({ introduction, description }: Service) => introduction || description),
  seoTitle: resolver(["facts"], (service: Service, { facts }) => serviceTitle(service, facts)),
  seoDescription: resolver(["facts"], (service: Service, { facts }) => serviceDescription(service, facts)),
  /** The picture of its card. */
  picture: resolver(
    ["Project"],
    (service: Service, { Project }) => servicePicture(service, Project),
    "Picture",
  ),
  /** The first picture of the first project that shows the service. */
  firstPicture: resolver(
    ["Project"],
    (service: Service, { Project }) => projectsOf(service, Project)[0]?.pictures[0],
    "Picture",
  ),
  projects: resolver(
    ["Project"],
    (service: Service, { Project }) => projectsOf(service, Project),
    "[Project!]!",
  ),
  tiles: entriesNaming("Tile"),
  cutaways: entriesNaming("Cutaway"),
  reviews: newestReviews("service", 1),
};

export const areaFields = {
  description: resolver([], areaCard),
  seoTitle: textResolver(["AreaPage"], (area: Area, { AreaPage: [page] }) =>
    areaTitle(area, page?.headline ?? ""),
  ),
  seoDescription: resolver([], areaDescription),
  nearby: resolver(["Area"], (area: Area, { Area }) => nearestAreas(area, Area), "[Area!]!"),
  reviews: newestReviews("area", 3),
};
