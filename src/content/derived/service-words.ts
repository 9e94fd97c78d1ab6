import type { Service } from "../types/service";
import { fillFacts } from "../values/placeholders";
import { searchDescription, searchTitle } from "../values/search-words";

type Derived = "icon" | "headline" | "introduction" | "seoTitle" | "seoDescription";

/** Fills the empty fields of a service from its other fields. */
export function completeService<
  S extends Partial<Pick<Service, Derived | "title" | "description" | "features">>,
>(
  service: S,
  /** The company's facts, for search texts, which may not name placeholders. */
  facts: Readonly<Record<string, string>>,
): S & Record<Exclude<Derived, "icon">, string> & { icon: NonNullable<Service["icon"]> } {
  const { title = "", description = "", features = [] } = service;
  const said = fillFacts(description, facts);
  return {
    ...service,
    icon: service.icon ?? defaultIcon,
    headline: service.headline || title,
    introduction: service.introduction || description,
    seoTitle: service.seoTitle || searchTitle(`${title} in ${facts.serviceArea}`),
    seoDescription: service.seoDescription || searchDescription(`${said} ${features.join(", ")}.`),
  };
}

/** The icon of a service that names none. */
const defaultIcon = "check";
