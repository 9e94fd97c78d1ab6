import { fillFacts } from "../fields/placeholders";
import type { Service } from "../types/service";
import { searchText, shortened } from "./search-words";

type Derived = "icon" | "headline" | "introduction" | "seoTitle" | "seoDescription";

/** A service in which everything that was left empty is worked out from its title and its description. */
export function wholeService<
  S extends Partial<Pick<Service, Derived | "title" | "description" | "features">>,
>(
  service: S,
  /** The company's facts, for search texts, which have no placeholders. */
  facts: Readonly<Record<string, string>>,
): S & Record<Exclude<Derived, "icon">, string> & { icon: NonNullable<Service["icon"]> } {
  const { title = "", description = "", features = [] } = service;
  const said = fillFacts(description, facts);
  return {
    ...service,
    icon: service.icon ?? usualIcon,
    headline: service.headline || title,
    introduction: service.introduction || description,
    seoTitle: service.seoTitle || shortened(`${title} in ${facts.serviceArea}`, longestTitle),
    seoDescription: service.seoDescription || searchText(`${said} ${features.join(", ")}.`),
  };
}

/** In characters: what search engines show of a title. */
const longestTitle = 60;

/** The icon of a service that chose none. */
const usualIcon = "check";
