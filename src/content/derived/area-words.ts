import type { Area } from "../types/area";
import { fillFacts } from "../values/placeholders";
import { longestCard, searchDescription, searchTitle, shortened } from "../values/search-words";

type Derived = "description" | "seoTitle" | "seoDescription";

/** Fills the empty fields of an area from its name and its introduction. */
export function completeArea<A extends Partial<Pick<Area, Derived | "name" | "introduction">>>(
  area: A,
  /** The headline of area pages, with {area} in it. */
  headline: string,
): A & Record<Derived, string> {
  const { name = "", introduction = "" } = area;
  return {
    ...area,
    description: area.description || shortened(introduction, longestCard),
    seoTitle: area.seoTitle || searchTitle(fillFacts(headline, { area: name })),
    seoDescription: area.seoDescription || searchDescription(`${name}: ${introduction}`),
  };
}
