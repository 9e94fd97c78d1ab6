import { areaCard, areaDescription, areaTitle } from "../derived/area-texts";
import { nearestAreas } from "../derived/nearest-areas";
import {
  pictureText,
  projectCard,
  projectDescription,
  projectTitle,
  textBelowPictures,
} from "../derived/project-texts";
import { isBefore, projectsOf, servicePicture } from "../derived/service-picture";
import { serviceDescription, serviceTitle } from "../derived/service-texts";
import { hasPlanner } from "../derived/site-pages";
import { defaultKind } from "../fields/picture-fields";
import type { Area } from "../types/area";
import type { Company } from "../types/company";
import type { Entry } from "../types/content-types";
import type { Project } from "../types/project";
import type { Rate } from "../types/rate";
import type { Service } from "../types/service";
import { isCurrent } from "../values/clock";
import { type Resolver, type ResolverContext, resolver, textResolver } from "./create-resolver";

type Hero = Entry<"HomePage">["hero"];

/** The icon of a service that names none. */
const defaultIcon: Service["icon"] = "check";

/** The fields that the site works out, by type and name. */
export const resolvers: Readonly<Record<string, Readonly<Record<string, Resolver>>>> = {
  Query: {
    hasPlanner: resolver(["Tile"], (_query: unknown, { Tile }) => hasPlanner(Tile), "Boolean!"),
    currentCertificates: resolver(
      ["today", "Certificate"],
      (_query: unknown, { today, Certificate }) =>
        Certificate.filter(({ validUntil }) => isCurrent(validUntil, today)).sort(byOrder),
      "[Certificate!]!",
    ),
  },
  Company: {
    otherHours: currentRows("otherHours"),
    notices: currentRows("notices"),
    insurance: resolver(["today"], ({ insurance }: Company, { today }) =>
      isCurrent(insurance?.validUntil, today) ? insurance : undefined,
    ),
  },
  HomePageHero: {
    /** The same wall opened, if the hero's picture is the finished one. */
    behind: resolver(
      ["OpenedWall"],
      ({ picture }: Hero, { OpenedWall: [wall] }) => (wall?.finished === picture.image ? wall : null),
      "OpenedWall",
    ),
  },
  /** A service has the entries that name it as fields, because queries have no filter. */
  Service: {
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
  },
  Area: {
    description: resolver([], areaCard),
    seoTitle: textResolver(["AreaPage"], (area: Area, { AreaPage: [page] }) =>
      areaTitle(area, page?.headline ?? ""),
    ),
    seoDescription: resolver([], areaDescription),
    nearby: resolver(["Area"], (area: Area, { Area }) => nearestAreas(area, Area), "[Area!]!"),
    reviews: newestReviews("area", 3),
  },
  Project: {
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
  },
  Picture: {
    alt: resolver(["projectOf"], (picture: { image: string; alt?: string }, { projectOf }) =>
      pictureText(picture, projectOf(picture) ?? {}),
    ),
    /** A picture's own kind, or its project's. Portraits have none. */
    kind: resolver(["projectOf"], (picture: { kind?: string }, { projectOf }) => {
      const project = projectOf(picture);
      return picture.kind ?? (project && (project.kind ?? defaultKind));
    }),
    isBefore: resolver(
      ["projectOf"],
      (picture: { image: string }, { projectOf }) => isBefore(picture, projectOf(picture) ?? {}),
      "Boolean!",
    ),
  },
  PlannerPage: {
    /** True if the site has the planner, and prices on its page. */
    hasPrices: resolver(
      ["Tile", "Rate", "PriceExample"],
      (_page: unknown, { Tile, Rate, PriceExample }) =>
        hasPlanner(Tile) && (PriceExample.length > 0 || Rate.length > 0),
      "Boolean!",
    ),
  },
  Rate: {
    /** True for the company's own rate. A guide's rate has the URL of the guide. */
    isOwn: resolver([], ({ sources }: Rate) => sources.every(({ url }) => !url), "Boolean!"),
  },
};

/** The rows of a list whose last day has not passed. */
function currentRows(field: "otherHours" | "notices") {
  return resolver(["today"], (company: Company, { today }) =>
    company[field]?.filter(({ to }) => isCurrent(to, today)),
  );
}

/** Puts entries into the owner's order. */
function byOrder(one: { order: number }, other: { order: number }): number {
  return one.order - other.order;
}

/** The entries that name a service, in the owner's order. */
function entriesNaming(type: "Tile" | "Cutaway") {
  return resolver(
    [type],
    (service: Service, entries) =>
      entries[type].filter(({ services }) => services?.includes(service.slug)).sort(byOrder),
    `[${type}!]!`,
  );
}

/** The newest reviews that name an entry in a field. */
function newestReviews(field: "service" | "area", most: number) {
  return resolver(
    ["Review"],
    ({ slug }: { slug: string }, { Review }) =>
      Review.filter((review) => review[field] === slug)
        .sort((one, other) => other.date.localeCompare(one.date))
        .slice(0, most),
    "[Review!]!",
  );
}

/** The title of a project's service, and the name of its place. */
function namesOf(project: Project, { Service, Area }: Pick<ResolverContext, "Service" | "Area">) {
  return {
    service: Service.find(({ slug }) => slug === project.service)?.title ?? "",
    place: Area.find(({ slug }) => slug === project.area)?.name ?? project.otherPlace ?? "",
  };
}
