import { completeArea } from "../derived/area-words";
import { nearbyAreas } from "../derived/near-areas";
import { completeProject } from "../derived/project-words";
import { projectsOf, servicePicture } from "../derived/service-picture";
import { completeService } from "../derived/service-words";
import type { Area } from "../types/area";
import type { Project } from "../types/project";
import type { Service } from "../types/service";
import { byOrder, completed, newField } from "./resolver";

export const projectFields = {
  ...completed(
    ["kind", "description", "work", "seoTitle", "seoDescription"],
    ["Service", "Area"],
    (project: Project, { Service, Area, facts }) => {
      const service = Service.find(({ slug }) => slug === project.service)?.title ?? "";
      const place = Area.find(({ slug }) => slug === project.area)?.name ?? project.district ?? "";
      return completeProject(project, { service, place, facts });
    },
  ),
  firstPicture: newField("Picture", [], ({ pictures: [first] }: Project) => first),
};

/** The newest reviews that name an entry in a field. */
const newestReviews = (field: "service" | "area", most: number) =>
  newField("[Review!]!", ["Review"], ({ slug }: { slug: string }, { Review }) =>
    Review.filter((review) => review[field] === slug)
      .sort((one, other) => other.date.localeCompare(one.date))
      .slice(0, most),
  );

/** The entries that name a service, in the owner's order. */
const entriesNaming = (type: "Tile" | "Cutaway") =>
  newField(`[${type}!]!`, [type], (service: Service, entries) =>
    entries[type].filter(({ services }) => services?.includes(service.slug)).sort(byOrder),
  );

/** A service has the entries that name it as fields, because queries have no filter. */
export const serviceFields = {
  ...completed(
    ["icon", "headline", "introduction", "seoTitle", "seoDescription"],
    [],
    (service: Service, { facts }) => completeService(service, facts),
  ),
  /** The picture of its card. */
  picture: newField("Picture", ["Project"], (service: Service, { Project }) =>
    servicePicture(service, Project),
  ),
  /** The first picture of the first project that shows the service. */
  firstPicture: newField(
    "Picture",
    ["Project"],
    (service: Service, { Project }) => projectsOf(service, Project)[0]?.pictures[0],
  ),
  projects: newField("[Project!]!", ["Project"], (service: Service, { Project }) =>
    projectsOf(service, Project),
  ),
  tiles: entriesNaming("Tile"),
  cutaways: entriesNaming("Cutaway"),
  reviews: newestReviews("service", 1),
};

export const areaFields = {
  ...completed(
    ["description", "seoTitle", "seoDescription"],
    ["AreaPage"],
    (area: Area, { AreaPage: [page] }) => completeArea(area, page?.headline ?? ""),
  ),
  nearby: newField("[Area!]!", ["Area"], (area: Area, { Area }) => nearbyAreas(area, Area)),
  reviews: newestReviews("area", 3),
};
