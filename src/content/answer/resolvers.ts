import { isOwnRate } from "../derived/is-own-rate";
import { pictureText } from "../derived/project-texts";
import { isBefore } from "../derived/service-picture";
import { hasPlanner } from "../derived/site-pages";
import { defaultKind } from "../fields/picture-fields";
import type { Company } from "../types/company";
import type { Entry } from "../types/content-types";
import { isCurrent } from "../values/clock";
import { byOrder, type Resolver, resolver } from "./create-resolver";
import { areaFields, projectFields, serviceFields } from "./entry-resolvers";

type Hero = Entry<"HomePage">["hero"];

/** The rows of a list whose last day has not passed. */
const currentRows = (field: "otherHours" | "notices") =>
  resolver(["today"], (company: Company, { today }) =>
    company[field]?.filter(({ to }) => isCurrent(to, today)),
  );

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
  HomePageHero: {
    /** The same wall opened, if the hero's picture is the finished one. */
    behind: resolver(
      ["OpenedWall"],
      ({ picture }: Hero, { OpenedWall: [wall] }) => (wall?.finished === picture.image ? wall : null),
      "OpenedWall",
    ),
  },
  Rate: {
    isOwn: resolver([], isOwnRate, "Boolean!"),
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
  Company: {
    otherHours: currentRows("otherHours"),
    notices: currentRows("notices"),
    insurance: resolver(["today"], ({ insurance }: Company, { today }) =>
      isCurrent(insurance?.validUntil, today) ? insurance : undefined,
    ),
  },
  Picture: {
    alt: resolver(["ownerOf"], (picture: { image: string; alt?: string }, { ownerOf }) =>
      pictureText(picture, ownerOf(picture) ?? {}),
    ),
    /** A picture's own kind, or its owner's. Pictures on pages may have no kind. */
    kind: resolver(["ownerOf"], (picture: { kind?: string }, { ownerOf }) => {
      const owner = ownerOf(picture);
      return picture.kind ?? (owner && (owner.kind ?? defaultKind));
    }),
    isBefore: resolver(
      ["ownerOf"],
      (picture: { image: string }, { ownerOf }) => isBefore(picture, ownerOf(picture) ?? {}),
      "Boolean!",
    ),
  },
  Project: projectFields,
  Service: serviceFields,
  Area: areaFields,
};
