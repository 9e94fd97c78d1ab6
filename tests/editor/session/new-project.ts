import { areas, first, projects, services } from "../../published/published-content";

/** The new title of an existing project. */
export const changedTitle = "Ochre tiles behind a café counter";

/** A new project without optional fields. */
export const newProject = {
  slug: "loft-bathroom",
  order: Math.max(...projects.map(({ order }) => order)) + 1,
  title: "Loft bathroom under the slope",
  type: "Residential",
  kind: "photograph",
  service: first(services).slug,
  area: first(areas).slug,
  description: "Pale tiles follow a roof slope down to a bath, with a niche cut between two rafters.",
  seoTitle: "Loft Bathroom Tiling under a Slope, London",
  seoDescription:
    "A loft bathroom: pale tiles follow the roof slope down to the bath, with a niche between the rafters.",
  room: "A loft that was a store until last year. The slope comes down to knee height over the bath, so every course of tiles meets it at an angle. The floor is chipboard on joists and moved under foot, which had to be cured first.",
  tile: "Pale porcelain with a satin face, chosen because it does not show drips under a roof window. The same tile runs over the wall and up the slope, so that the corner between them disappears when the light is flat.",
  work: "The floor was screwed down and covered with a decoupling mat. Setting out began at the slope, where cuts are seen most, and went down from there. The niche has a fall of two degrees so that water runs out of it.",
  pictures: [{ alt: "Pale tiles on a sloping wall above a white bath" }],
} as const;

/** The project that gets another slug in the editor: the last, because the first gets another title. */
export const renamed = projects.at(-1) ?? first(projects);

/** Its slug afterwards. */
export const newSlug = "renamed-in-the-editor";
