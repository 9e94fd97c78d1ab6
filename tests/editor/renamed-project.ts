import { first, projects } from "../published/published-content";

/** The project that gets another slug in the CMS: the last, because the first gets another title. */
export const renamed = projects.at(-1) ?? first(projects);

/** Its slug afterwards. */
export const newSlug = "renamed-in-the-cms";
