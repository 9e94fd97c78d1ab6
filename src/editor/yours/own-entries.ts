import type { Content } from "../change/change";
import { textAt } from "../change/changed-files";
import { contentOf, type EntryValue, entriesIn } from "../change/entries";
import { slugOf } from "../words/tidy";
import type { Answers } from "./answers";
import { introductionOf } from "./area-introduction";
import { pastedAreas, placeIn } from "./pasted-areas";

/** The firm's own entries of the types of which it keeps none of the demonstration's. */
export function ownEntries(
  content: Content,
  answers: Answers,
): { [Type in "Area" | "Service" | "Project"]: EntryValue[] } {
  const Service = servicesOf(content, answers);
  return { Area: areasOf(answers), Service, Project: projectsOf(content, answers, Service) };
}

function areasOf({ firm, areas }: Answers): EntryValue[] {
  const middle = placeIn(firm.place) ?? { latitude: 0, longitude: 0 };
  const pasted = pastedAreas(areas.list);
  return pasted.map((area) => {
    const { slug, name, postcodes, place = middle } = area;
    return { slug, name, postcodes, ...place, introduction: introductionOf(area, pasted, firm.town, middle) };
  });
}

/** The services that the firm does, each with the field that names it. Those of the demonstration keep their words. */
export function servicesDone(content: Content, { offered, further }: Answers["services"]) {
  return [
    ...offered.flatMap(({ from, isDone, title }, index) => {
      if (!isDone) return [];
      const words = contentOf(textAt(content, `services/${from}.json`));
      const field = `services.offered.${index}.title`;
      if (!title || title === words.title) return { ...words, title: String(words.title), slug: from, field };
      const { seoTitle: _title, seoDescription: _words, headline: _headline, ...renamed } = words;
      return { ...renamed, title, slug: slugOf(title), field };
    }),
    ...further.map((service, index) => {
      return { ...service, slug: slugOf(service.title), field: `services.further.${index}.title` };
    }),
  ];
}

function servicesOf(content: Content, { services }: Answers): EntryValue[] {
  return servicesDone(content, services).map(({ field: _field, ...service }, index) => {
    return { ...service, order: index + 1 };
  });
}

/** Photographs come first. The demonstration's projects stand in the firm's town, and show a service that it does. */
function projectsOf(
  content: Content,
  { firm, pictures }: Answers,
  services: readonly EntryValue[],
): EntryValue[] {
  const district = firm.town;
  const [first] = services;
  const photographed = pictures.photographs.map(({ image, title, work }) => ({
    slug: slugOf(title),
    title,
    service: first?.slug,
    district,
    work,
    kind: "photograph",
    pictures: [{ image: `../${image}` }],
  }));
  const drawn = entriesIn(content.files, "projects").map(({ path, slug }) => {
    const { area: _area, ...project } = contentOf(textAt(content, path));
    const isDone = services.some((service) => service.slug === project.service);
    return { ...project, slug, district, ...(!isDone && { service: first?.slug }) };
  });
  return [...photographed, ...(pictures.keepsDrawings ? drawn : [])].map((project, index) => {
    return { ...project, order: index + 1 };
  });
}
