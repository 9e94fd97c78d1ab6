import type { GatsbyNode } from "gatsby";
import { nearbyAreas } from "../../content/derived/near-areas";
import { pictureText, wholeProject } from "../../content/derived/project-words";
import { usualKind } from "../../content/fields/shared-fields";
import { valueAt } from "../../content/fields/value-path";
import type { Area } from "../../content/types/area";
import type { Company } from "../../content/types/company";
import type { Project } from "../../content/types/project";
import { isRateShown, type Rate } from "../../content/types/rate";
import { lasts, londonDay } from "../../content/values/clock";
import { companyFactsIn, type ResolverContext } from "./content-nodes";
import { imageOfShape } from "./pictures/image-of-shape";
import { isBefore, servicePicture } from "./service-picture";

/** The day of the build in London. Reading the build time makes Gatsby rerun the query in every build. */
async function dayOfBuild({ nodeModel }: ResolverContext): Promise<string> {
  const { buildTime } = await nodeModel.findOne({ type: "SiteBuildMetadata" });
  return londonDay(new Date(buildTime));
}

/** Hides a company field, or entries of its list, once their last day has passed. */
const withoutEnded = (field: "otherHours" | "notices" | "insurance") => ({
  resolve: async ({ [field]: value }: Company, _args: unknown, context: ResolverContext) => {
    const today = await dayOfBuild(context);
    const left = [value ?? []].flat().filter((part) => lasts(part, today));
    return Array.isArray(value) ? left : left[0];
  },
});

/** Projects, tiles and cutaways have a `kind` for those of their pictures that have none. */
const hasKind = (node: object) =>
  /^(Project|Tile|Cutaway)$/.test(String(valueAt(node, ["internal", "type"])));

/** The project, tile or cutaway that a picture is of. Other pictures, such as a portrait, are of none. */
const ownerOf = (picture: object, { nodeModel }: ResolverContext) =>
  nodeModel.findRootNodeAncestor(picture, hasKind);

type ProjectResolver = (
  project: Project,
  args: unknown,
  context: ResolverContext,
  /** `originalResolver` fills in the company's facts. */
  info: { originalResolver: ProjectResolver },
) => unknown;

/** Works out a field that the project's file leaves empty. */
const workedOut: { resolve: ProjectResolver } = {
  resolve: async (project, args, context, info) => {
    const [services, areas] = [
      await context.nodeModel.findAll({ type: "Service" }),
      await context.nodeModel.findAll({ type: "Area" }),
    ];
    const service = [...services.entries].find(({ slug }) => slug === project.service);
    const area = [...areas.entries].find(({ slug }) => slug === project.area);
    const around = {
      service: service?.title ?? "",
      place: area?.name ?? project.district ?? "",
      facts: await companyFactsIn(context),
    };
    return info.originalResolver(wholeProject(project, around), args, context, info);
  },
};

/** Adds derived fields. https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#createResolvers */
export const createResolvers: GatsbyNode["createResolvers"] = ({
  createResolvers: addResolvers,
  ...given
}) => {
  const image = imageOfShape(given);
  addResolvers({
    Company: {
      otherHours: withoutEnded("otherHours"),
      notices: withoutEnded("notices"),
      insurance: withoutEnded("insurance"),
    },
    Query: {
      currentCertificates: {
        type: "CertificateConnection!",
        resolve: async (_source: unknown, _args: unknown, context: ResolverContext) => {
          const today = await dayOfBuild(context);
          const { entries } = await context.nodeModel.findAll({ type: "Certificate" });
          const nodes = [...entries].filter((certificate) => lasts(certificate, today));
          return { nodes: nodes.sort((a, b) => a.order - b.order) };
        },
      },
      currentRates: {
        type: "RateConnection!",
        resolve: async (_source: unknown, _args: unknown, context: ResolverContext) => {
          const today = await dayOfBuild(context);
          const { entries } = await context.nodeModel.findAll({ type: "Rate" });
          const nodes = [...entries].filter((rate) => isRateShown(rate, today));
          return { nodes: nodes.sort((a, b) => a.order - b.order) };
        },
      },
    },
    Rate: {
      isShown: {
        type: "Boolean!",
        resolve: async (rate: Rate, _args: unknown, context: ResolverContext) =>
          isRateShown(rate, await dayOfBuild(context)),
      },
    },
    Picture: {
      image,
      alt: {
        resolve: (picture: { image: string; alt?: string }, _args: unknown, context: ResolverContext) =>
          pictureText(picture, ownerOf(picture, context) ?? {}),
      },
      kind: {
        type: "String",
        resolve: (picture: { kind?: string }, _args: unknown, context: ResolverContext) => {
          const owner = ownerOf(picture, context);
          return picture.kind ?? (owner && (owner.kind ?? usualKind));
        },
      },
      isBefore: {
        type: "Boolean!",
        resolve: (picture: { image: string }, _args: unknown, context: ResolverContext) =>
          isBefore(picture, ownerOf(picture, context) ?? {}),
      },
    },
    Project: {
      type: workedOut,
      kind: workedOut,
      description: workedOut,
      work: workedOut,
      seoTitle: workedOut,
      seoDescription: workedOut,
      lead: { type: "Picture!", resolve: ({ pictures: [first] }: Project) => first },
    },
    Service: {
      picture: {
        type: "Picture",
        resolve: async (service: { slug: string }, _args: unknown, { nodeModel }: ResolverContext) => {
          const { entries } = await nodeModel.findAll({ type: "Project" });
          return servicePicture(service, entries);
        },
      },
    },
    Area: {
      nearby: {
        type: "[Area!]!",
        resolve: async (area: Area, _args: unknown, { nodeModel }: ResolverContext) => {
          const { entries } = await nodeModel.findAll({ type: "Area" });
          return nearbyAreas(area, entries);
        },
      },
    },
  });
};
