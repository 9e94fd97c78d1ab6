import type * as z from "zod/mini";
import { pageNames, pagePaths, pageTypes } from "../../routes";
import { descriptionOf, type ReferenceTarget } from "../fields/field-descriptions";
import { additionalAreasSchema, areaSchema } from "./area";
import { companySchema } from "./company";
import { cutawaySchema } from "./cutaway";
import { faqSchema } from "./faq";
import { houseSchema } from "./house";
import { areaPageSchema, areasCoveredPageSchema } from "./pages/area-pages";
import { companyPageSchema } from "./pages/company-page";
import { homePageSchema } from "./pages/home-page";
import { layoutSchema } from "./pages/layout";
import { openedWallSchema } from "./pages/opened-wall";
import { legalPageSchema, notFoundPageSchema } from "./pages/plain-pages";
import { plannerPageSchema } from "./pages/planner-page";
import { portfolioPageSchema } from "./pages/portfolio-page";
import { quoteFormSchema } from "./pages/quote-form";
import { servicePageSchema } from "./pages/service-page";
import { certificateSchema, personSchema, reviewSchema } from "./people";
import { postcodeCheckSchema } from "./postcode-check";
import { priceExampleSchema } from "./price-example";
import { projectSchema } from "./project";
import { rateSchema } from "./rate";
import { redirectsSchema } from "./redirects";
import { serviceSchema } from "./service";
import { tileSchema } from "./tile";

/** The editor names an entry by the first of these fields that it has. */
export const nameFields = ["title", "name", "question", "firstName", "work"] as const;

/** The field that names the entries of a type, and from which their slug follows. */
export const nameFieldOf = ({ shape }: z.ZodMiniObject): string | undefined =>
  nameFields.find((field) => Object.hasOwn(shape, field));

export interface ContentType {
  /** One file, or every .json file of a folder, below data/. */
  storedIn: { file: string } | { folder: string };
  /** The group in which the editor lists its entries. */
  group: string;
  /** Names a single file, or one file of a folder. */
  label: string;
  schema: z.ZodMiniObject;
  /** True if a site may do without such entries. */
  mayBeEmpty?: boolean;
  /** What entries are for, in a sentence that the editor shows while there are none. */
  purpose?: string;
}

type Options = Omit<ContentType, "storedIn" | "schema" | "label"> & { label?: string };

const labelOf = (schema: z.ZodMiniObject) => descriptionOf(schema)?.label ?? "";

/** A single file, listed in the editor by its label: its schema's, unless it is given. */
function single<Schema extends z.ZodMiniObject>(
  schema: Schema,
  name: string,
  { label = labelOf(schema), group = "Pages", ...options }: Partial<Options> = {},
) {
  return {
    storedIn: { file: `${name}.json` },
    group,
    label,
    schema,
    ...options,
  } satisfies ContentType;
}

/** Every .json file of a folder. */
function folder<Schema extends z.ZodMiniObject>(
  schema: Schema,
  name: string,
  { label = labelOf(schema), group, ...options }: Options,
) {
  return { storedIn: { folder: name }, group, label, schema, ...options } satisfies ContentType;
}

/** Every content type by its GraphQL name, in the order in which the editor shows them and their groups. */
export const contentTypes = {
  Company: single(companySchema, "company", { group: "Company" }),
  Person: folder(personSchema, "people", {
    group: "People",
    mayBeEmpty: true,
    purpose: "The company page shows who comes to customers' homes, with a portrait and a few words.",
  }),
  Certificate: folder(certificateSchema, "certificates", {
    group: "Certificates",
    mayBeEmpty: true,
    purpose: "Qualifications and memberships that customers can look up, with their numbers and logos.",
  }),
  Review: folder(reviewSchema, "reviews", {
    group: "Reviews",
    mayBeEmpty: true,
    purpose: "The home page shows the three newest, word for word, with the customers' consent.",
  }),
  HomePage: single(homePageSchema, "pages/home", {
    group: "Home page",
    label: "Words and pictures",
  }),
  Service: folder(serviceSchema, "services", { group: "Services" }),
  Area: folder(areaSchema, "areas", { group: "Areas" }),
  House: folder(houseSchema, "houses", {
    group: "Houses",
    mayBeEmpty: true,
    purpose: "Drawings of houses open the pages of the areas that name them.",
  }),
  Project: folder(projectSchema, "projects", { group: "Portfolio" }),
  Tile: folder(tileSchema, "tiles", {
    group: "Tiles",
    mayBeEmpty: true,
    purpose: "Close-ups of tiles on the pages of services. The tile planner appears once one has its sizes.",
  }),
  Cutaway: folder(cutawaySchema, "cutaways", {
    group: "Cutaways",
    mayBeEmpty: true,
    purpose: "Pictures that show the layers behind a tile, on the pages of services.",
  }),
  Faq: folder(faqSchema, "faqs", {
    group: "Questions",
    mayBeEmpty: true,
    purpose: "Questions that customers ask, with answers, on the home page.",
  }),
  Rate: folder(rateSchema, "rates", {
    group: "Rates",
    mayBeEmpty: true,
    purpose: "The tile planner works out a guide price from them. Without rates it shows none.",
  }),
  PriceExample: folder(priceExampleSchema, "price-examples", {
    group: "Prices",
    mayBeEmpty: true,
    purpose: "Examples of quotes, line by line, below the tile planner.",
  }),
  AdditionalAreas: single(additionalAreasSchema, "additional-areas"),
  PostcodeCheck: single(postcodeCheckSchema, "postcode-check"),
  OpenedWall: single(openedWallSchema, "pages/opened-wall", {
    mayBeEmpty: true,
    purpose: "The hero's picture is opened from left to right, and shows what lies behind the tiles.",
  }),
  Layout: single(layoutSchema, "pages/layout"),
  ServicePage: single(servicePageSchema, "pages/service"),
  AreaPage: single(areaPageSchema, "pages/area"),
  AreasCoveredPage: single(areasCoveredPageSchema, "pages/areas-covered"),
  CompanyPage: single(companyPageSchema, "pages/company-page"),
  PortfolioPage: single(portfolioPageSchema, "pages/portfolio"),
  PlannerPage: single(plannerPageSchema, "pages/plan-your-tiles"),
  PrivacyPolicy: single(legalPageSchema, "pages/privacy-policy", { label: "Privacy policy" }),
  TermsOfService: single(legalPageSchema, "pages/terms-of-service", { label: "Terms of service" }),
  NotFoundPage: single(notFoundPageSchema, "pages/not-found"),
  Redirects: single(redirectsSchema, "redirects"),
  QuoteForm: single(quoteFormSchema, "pages/quote-form"),
} as const satisfies Record<string, ContentType> & Record<ReferenceTarget, ContentType>;

export type ContentTypeName = keyof typeof contentTypes;

/** The content of an entry's file. */
export type Entry<Type extends ContentTypeName> = z.infer<(typeof contentTypes)[Type]["schema"]>;

export const contentTypeNames = Object.keys(contentTypes) as ContentTypeName[];

/** Each type by its file, or by its folder with a slash at the end. */
const typesByPath = new Map(
  contentTypeNames.map((name) => {
    const { storedIn } = contentTypes[name];
    return ["file" in storedIn ? storedIn.file : `${storedIn.folder}/`, name];
  }),
);

/** The type to which a file below data/ belongs, by its path with forward slashes; undefined for any other file. */
export function contentTypeOf(path: string): ContentTypeName | undefined {
  if (!path.endsWith(".json")) return undefined;
  return typesByPath.get(path) ?? typesByPath.get(path.slice(0, path.lastIndexOf("/") + 1));
}

/** The path of the page that shows a file's content. Undefined if there is no such page. */
export function pageOf(type: ContentTypeName, slug: string): string | undefined {
  const name = pageNames.find((one) => pageTypes[one].content === type);
  const path = name && pagePaths[name];
  return typeof path === "function" ? path(slug) : path;
}
