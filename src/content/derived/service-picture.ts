import type { Project } from "../types/project";

type ShownProject = Pick<Project, "service" | "order" | "pictures" | "beforeAndAfter">;

/** The projects that show a service, in the portfolio's order. */
export function projectsOf<P extends ShownProject>(service: { slug: string }, projects: readonly P[]): P[] {
  return projects
    .filter((project) => project.service === service.slug)
    .sort((one, other) => one.order - other.order);
}

/**
 * A service's card shows the second picture of the service's first project, because the service's own page shows the first.
 * A picture from before the work is left out. A service without a project has no picture.
 */
export function servicePicture<P extends ShownProject>(
  service: { slug: string },
  projects: readonly P[],
): P["pictures"][number] | null {
  const [first] = projectsOf(service, projects);
  const pictures = first?.pictures.filter((picture) => !isBefore(picture, first)) ?? [];
  return pictures[1] ?? pictures[0] ?? null;
}

/** True for a project's picture from before the work. */
export function isBefore(
  picture: { image: string },
  { beforeAndAfter }: Pick<Project, "beforeAndAfter">,
): boolean {
  return beforeAndAfter !== undefined && picture.image === beforeAndAfter.before.image;
}
