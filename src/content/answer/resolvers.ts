import { pictureText } from "../derived/project-words";
import { isBefore } from "../derived/service-picture";
import { defaultKind } from "../fields/picture-fields";
import type { Company } from "../types/company";
import type { Entry } from "../types/content-types";
import { isOwnRate } from "../types/rate";
import { hasPlanner } from "../types/tile";
import { isCurrent } from "../values/clock";
import { areaFields, projectFields, serviceFields } from "./entry-resolvers";
import { byOrder, type FieldResolver, newField, resolver } from "./resolver";

type Hero = Entry<"HomePage">["hero"];

/** Hides a company field, or entries of its list, once their last day has passed. */
const withoutEnded = resolver(["today"], (company: Company, { today }, fieldName) => {
  const value = company[fieldName as "otherHours" | "notices" | "insurance"];
  const remaining = [value ?? []]
    .flat()
    .filter((part) => isCurrent("to" in part ? part.to : part.validUntil, today));
  return Array.isArray(value) ? remaining : remaining[0];
});

/** The fields that the site works out, by type and name. */
export const resolvers: Readonly<Record<string, Readonly<Record<string, FieldResolver>>>> = {
  Query: {
    hasPlanner: newField("Boolean!", ["Tile"], (_query: unknown, { Tile }) => hasPlanner(Tile)),
    currentCertificates: newField(
      "[Certificate!]!",
      ["today", "Certificate"],
      (_query: unknown, { today, Certificate }) =>
        Certificate.filter(({ validUntil }) => isCurrent(validUntil, today)).sort(byOrder),
    ),
  },
  HomePageHero: {
    /** The same wall opened, if the hero's picture is the finished one. */
    behind: newField("OpenedWall", ["OpenedWall"], ({ picture }: Hero, { OpenedWall: [wall] }) =>
      wall?.finished === picture.image ? wall : null,
    ),
  },
  Rate: {
    isOwn: newField("Boolean!", [], isOwnRate),
  },
  PlannerPage: {
    /** True if the site has the planner, and prices on its page. */
    hasPrices: newField(
      "Boolean!",
      ["Tile", "Rate", "PriceExample"],
      (_page: unknown, { Tile, Rate, PriceExample }) =>
        hasPlanner(Tile) && (PriceExample.length > 0 || Rate.length > 0),
    ),
  },
  Company: {
    otherHours: withoutEnded,
    notices: withoutEnded,
    insurance: withoutEnded,
  },
  Picture: {
    alt: resolver(["ownerOf"], (picture: { image: string; alt?: string }, { ownerOf }) =>
      pictureText(picture, ownerOf(picture) ?? {}),
    ),
    /** A picture's own kind, or its owner's. A picture without such an owner, as in a page's file, may have none. */
    kind: resolver(["ownerOf"], (picture: { kind?: string }, { ownerOf }) => {
      const owner = ownerOf(picture);
      return picture.kind ?? (owner && (owner.kind ?? defaultKind));
    }),
    isBefore: newField("Boolean!", ["ownerOf"], (picture: { image: string }, { ownerOf }) =>
      isBefore(picture, ownerOf(picture) ?? {}),
    ),
  },
  Project: projectFields,
  Service: serviceFields,
  Area: areaFields,
};
