import { readdirSync } from "node:fs";
import { join } from "node:path";
import type * as z from "zod";
import { companyFacts } from "../../src/content/derived/company-facts";
import { nearbyAreas } from "../../src/content/derived/near-areas";
import { wholeProject, withPictureTexts } from "../../src/content/derived/project-words";
import { isBefore, servicePicture } from "../../src/content/derived/service-picture";
import { fillPlaceholders } from "../../src/content/fields/placeholders";
import { areaSchema } from "../../src/content/types/area";
import { type Company, companySchema } from "../../src/content/types/company";
import { projectSchema } from "../../src/content/types/project";
import { serviceSchema } from "../../src/content/types/service";
import { phoneFormats } from "../../src/content/values/phone-formats";
import { contentFolder, published } from "../content/valid-content";
import { imageFile } from "./image-file";

const rawCompany = companySchema.parse(published("company.json"));
const facts = companyFacts(rawCompany, 3);

/** One file of the site's own content, checked, with the company's facts in the place of their placeholders. */
export function readContent<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> {
  const checked = JSON.stringify(schema.parse(published(path)));
  return JSON.parse(checked, (_key, value) =>
    typeof value === "string" ? fillPlaceholders(value, facts) : value,
  );
}

/** The node with this slug; a misspelt slug stops the test. */
export function bySlug<T extends { slug: string }>(nodes: readonly T[], slug: string): T {
  const node = nodes.find((candidate) => candidate.slug === slug);
  if (!node) throw new Error(`The content has nothing with the slug ${slug}`);
  return node;
}

type OtherHours = NonNullable<Company["otherHours"]>[number];

/** GraphQL answers null where a file leaves a field out. */
function legalNodes(legal: Company["legal"]) {
  if (!legal) return null;
  const { proprietor = null, postalAddress = null, registration = null } = legal;
  const { dataProtection = null, guarantee = null } = legal;
  return { proprietor, postalAddress, registration, dataProtection, guarantee };
}

export const asAnswered = ({ opens, closes, text, ...days }: OtherHours) => {
  return { ...days, opens: opens ?? null, closes: closes ?? null, text: text ?? null };
};

export const company = {
  ...rawCompany,
  phone: phoneFormats(rawCompany.phone),
  landline: phoneFormats(rawCompany.landline ?? ""),
  whatsapp: phoneFormats(rawCompany.whatsapp ?? ""),
  otherHours: rawCompany.otherHours?.map(asAnswered) ?? null,
  nextFreeStart: rawCompany.nextFreeStart ?? null,
  legal: legalNodes(rawCompany.legal),
};

const projectFiles = readFolder("projects", projectSchema).map((project) =>
  withPictureTexts(wholeProject(project, { service: project.service, place: project.area ?? "", facts })),
);

/** GraphQL answers null where a file leaves a field out. */
export const services = readFolder("services", serviceSchema)
  .map(({ process = null, phases = null, ...service }) => {
    return {
      ...service,
      questions: service.questions ?? null,
      picture: cardPicture(service),
      process,
      phases,
    };
  })
  .sort((one, other) => one.order - other.order);

const areaFiles = readFolder("areas", areaSchema);

const areas = areaFiles
  .map((area) => ({ ...area, project: { slug: area.project }, nearby: nearbyAreas(area, areaFiles) }))
  .sort((one, other) => one.name.localeCompare(other.name));

export const projects = projectFiles
  .map((project) => ({
    ...project,
    id: `project ${project.slug}`,
    service: bySlug(services, project.service),
    area: project.area ? bySlug(areas, project.area) : null,
    district: project.district ?? null,
    ...picturesOf(project),
  }))
  .sort((one, other) => one.order - other.order);

function pictureFile({ alt, image, focus }: { alt: string; image: string; focus?: string | undefined }) {
  return { alt, image: imageFile(image), focus: focus ?? null };
}

/** A project's pictures with what resolvers add. */
function picturesOf(project: (typeof projectFiles)[number]) {
  const { beforeAndAfter } = project;
  const shown = (picture: { alt: string; image: string }) => {
    return { ...pictureFile(picture), isBefore: isBefore(picture, project), kind: project.kind };
  };
  return {
    pictures: project.pictures.map(shown),
    beforeAndAfter: beforeAndAfter
      ? { before: shown(beforeAndAfter.before), after: shown(beforeAndAfter.after) }
      : null,
  };
}

/** The picture on the card of a service, as a resolver finds it. */
function cardPicture(service: { slug: string }) {
  const picture = servicePicture(service, projectFiles);
  const project = projectFiles.find(({ pictures }) => pictures.some((own) => own === picture));
  return picture && project ? { ...pictureFile(picture), isBefore: false, kind: project.kind } : null;
}

function readFolder<Schema extends z.ZodType>(folder: string, schema: Schema): z.output<Schema>[] {
  const names = readdirSync(join(contentFolder, folder)).filter((name) => name.endsWith(".json"));
  return names.map((name) => readContent(`${folder}/${name}`, schema));
}
