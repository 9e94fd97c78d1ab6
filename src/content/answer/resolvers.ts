import { wholeArea } from "../derived/area-words";
import { nearbyAreas } from "../derived/near-areas";
import { pictureText, wholeProject } from "../derived/project-words";
import { isBefore, projectsOf, servicePicture } from "../derived/service-picture";
import { wholeService } from "../derived/service-words";
import { usualKind } from "../fields/picture-fields";
import { fillFacts } from "../fields/placeholders";
import type { Area } from "../types/area";
import type { Company } from "../types/company";
import type { ContentTypeName, Entry } from "../types/content-types";
import type { Project } from "../types/project";
import { isOwnRate, isRateShown, type Rate } from "../types/rate";
import type { Service } from "../types/service";
import { hasPlanner } from "../types/tile";
import { lasts } from "../values/clock";
import { closedDays } from "../values/opening-hours";
import { phoneFormats } from "../values/phone-formats";
import { lateDay } from "../values/promised-time";

/** Everything that a resolver may ask for beside its own source: the entries of each type, and a few facts. */
export type Around = { [Type in ContentTypeName]: readonly Entry<Type>[] } & {
  /** The day for which pages are built, in London. */
  today: string;
  /** The value of every company placeholder. */
  facts: Readonly<Record<string, string>>;
  /** The entry that a picture is part of, if it is of one of the `typesWithKind`. */
  ownerOf: (picture: object) => Partial<Project> | undefined;
};

export type Need = keyof Around;

/** Types with a `kind` for those of their pictures that have none. */
export const typesWithKind: readonly string[] = ["Project", "Tile", "Cutaway"] satisfies ContentTypeName[];

/**
 * Works out one field of an answer. It names its needs, so that Gatsby's node model fetches no more than those, and reruns
 * a page's query only if they change. ./answer-query.ts has them at hand.
 */
export interface Resolver {
  needs: readonly Need[];
  resolve(source: object, around: Around, fieldName: string): unknown;
}

/** A field that a content type does not have has a GraphQL type of its own. */
export interface DerivedField extends Resolver {
  type?: string;
}

function needing<Source, Needs extends Need>(
  needs: readonly Needs[],
  resolve: (source: Source, around: Pick<Around, Needs>, fieldName: string) => unknown,
): { needs: readonly Needs[]; resolve: typeof resolve } {
  return { needs, resolve };
}

type Texts = Readonly<Record<string, unknown>>;

/** The resolvers that directives of the types name: `@filled`, `@phoneNumber`. */
export const fieldExtensions: Readonly<Record<string, Resolver>> = {
  /**
   * Fills company facts into text, so that no page sees a placeholder that data/company.json answers. Entries of a list
   * that name only facts which the company lacks are left out.
   */
  filled: needing(["facts"], (source: Texts, { facts }, fieldName) => {
    const value = source[fieldName];
    return Array.isArray(value)
      ? value.map((text) => filled(text, facts)).filter((text) => text !== "")
      : filled(value, facts);
  }),
  /** Gives every format of a stored telephone number. */
  phoneNumber: needing([], (source: Texts, _around, fieldName) => {
    const number = source[fieldName];
    return typeof number === "string" ? phoneFormats(number) : null;
  }),
};

const filled = (text: unknown, facts: Around["facts"]) =>
  typeof text === "string" ? fillFacts(text, facts) : text;

/** Hides a company field, or entries of its list, once their last day has passed. */
const withoutEnded = needing(["today"], (company: Company, { today }, fieldName) => {
  const value = company[fieldName as "otherHours" | "notices" | "insurance"];
  const left = [value ?? []].flat().filter((part) => lasts(part, today));
  return Array.isArray(value) ? left : left[0];
});

/** Works out a field that the project's file leaves empty. */
const workedOut = needing(
  ["Service", "Area", "facts"],
  (project: Project, { Service, Area, facts }, fieldName) => {
    const service = Service.find(({ slug }) => slug === project.service)?.title ?? "";
    const place = Area.find(({ slug }) => slug === project.area)?.name ?? project.district ?? "";
    const whole: Texts = wholeProject(project, { service, place, facts });
    return filled(whole[fieldName], facts);
  },
);

/** Works out a field that the area's file leaves empty. */
const ofArea = needing(["AreaPage"], (area: Area, { AreaPage: [page] }, fieldName) => {
  const whole: Texts = wholeArea(area, page?.headline ?? "");
  return whole[fieldName];
});

/** Works out a field that the service's file leaves empty. */
const ofService = needing(["facts"], (service: Service, { facts }, fieldName) => {
  const whole: Texts = wholeService(service, facts);
  return filled(whole[fieldName], facts);
});

const byOrder = (one: { order: number }, other: { order: number }) => one.order - other.order;

/** The newest reviews that name an entry in a field. */
const newestReviews = (field: "service" | "area", most: number) => ({
  type: "[Review!]!",
  ...needing(["Review"], ({ slug }: { slug: string }, { Review }) =>
    Review.filter((review) => review[field] === slug)
      .sort((one, other) => other.date.localeCompare(one.date))
      .slice(0, most),
  ),
});

/** The entries of a type that name a service. */
const shownByService = (type: "Tile" | "Cutaway") => ({
  type: `[${type}!]!`,
  ...needing([type], ({ slug }: Service, around) =>
    around[type].filter(({ services }) => services.includes(slug)).sort(byOrder),
  ),
});

/** The derived fields by type and name. A list of entries that name another is a field of the other: no query filters. */
export const derivedFields: Readonly<Record<string, Readonly<Record<string, DerivedField>>>> = {
  Query: {
    hasPlanner: {
      type: "Boolean!",
      ...needing(["Tile"], (_query: unknown, { Tile }) => hasPlanner(Tile)),
    },
    currentCertificates: {
      type: "[Certificate!]!",
      ...needing(["today", "Certificate"], (_query: unknown, { today, Certificate }) =>
        Certificate.filter((certificate) => lasts(certificate, today)).sort(byOrder),
      ),
    },
    currentRates: {
      type: "[Rate!]!",
      ...needing(["today", "Rate"], (_query: unknown, { today, Rate }) =>
        Rate.filter((rate) => isRateShown(rate, today)).sort(byOrder),
      ),
    },
  },
  Rate: {
    isShown: {
      type: "Boolean!",
      ...needing(["today"], (rate: Rate, { today }) => isRateShown(rate, today)),
    },
    isOwn: { type: "Boolean!", ...needing([], isOwnRate) },
  },
  PlannerPage: {
    /** True if the site has the planner, and prices on its page. */
    hasPrices: {
      type: "Boolean!",
      ...needing(
        ["today", "Tile", "Rate", "PriceExample"],
        (_page: unknown, { today, Tile, Rate, PriceExample }) =>
          hasPlanner(Tile) && (PriceExample.length > 0 || Rate.some((rate) => isRateShown(rate, today))),
      ),
    },
  },
  Company: {
    otherHours: withoutEnded,
    notices: withoutEnded,
    insurance: withoutEnded,
    firstAnswerBy: {
      type: "String",
      ...needing(["today"], (company: Company, { today }) =>
        lateDay(company.claims.quoteWithin ?? "", Date.parse(`${today}T12:00Z`), closedDays(company)),
      ),
    },
  },
  Picture: {
    alt: needing(["ownerOf"], (picture: { image: string; alt?: string }, { ownerOf }) =>
      pictureText(picture, ownerOf(picture) ?? {}),
    ),
    kind: needing(["ownerOf"], (picture: { kind?: string }, { ownerOf }) => {
      const owner = ownerOf(picture);
      return picture.kind ?? (owner && (owner.kind ?? usualKind));
    }),
    isBefore: {
      type: "Boolean!",
      ...needing(["ownerOf"], (picture: { image: string }, { ownerOf }) =>
        isBefore(picture, ownerOf(picture) ?? {}),
      ),
    },
  },
  Project: {
    kind: workedOut,
    description: workedOut,
    work: workedOut,
    seoTitle: workedOut,
    seoDescription: workedOut,
    lead: { type: "Picture", ...needing([], ({ pictures: [first] }: Project) => first) },
  },
  Service: {
    icon: ofService,
    headline: ofService,
    introduction: ofService,
    seoTitle: ofService,
    seoDescription: ofService,
    picture: {
      type: "Picture",
      ...needing(["Project"], (service: Service, { Project }) => servicePicture(service, Project)),
    },
    /** The first picture of the first project that shows the service. */
    lead: {
      type: "Picture",
      ...needing(
        ["Project"],
        (service: Service, { Project }) => projectsOf(service, Project)[0]?.pictures[0],
      ),
    },
    projects: {
      type: "[Project!]!",
      ...needing(["Project"], (service: Service, { Project }) => projectsOf(service, Project)),
    },
    tiles: shownByService("Tile"),
    cutaways: shownByService("Cutaway"),
    reviews: newestReviews("service", 1),
  },
  Area: {
    description: ofArea,
    seoTitle: ofArea,
    seoDescription: ofArea,
    nearby: {
      type: "[Area!]!",
      ...needing(["Area"], (area: Area, around) => nearbyAreas(area, around.Area)),
    },
    reviews: newestReviews("area", 3),
  },
};
