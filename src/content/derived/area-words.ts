import { fillFacts } from "../fields/placeholders";
import type { Area } from "../types/area";
import { sentencesOf } from "../values/sentences";
import { searchText, shortened } from "./search-words";

type Derived = "description" | "seoTitle" | "seoDescription";

/** An area in which everything that was left empty is worked out from its name and its introduction. */
export function wholeArea<A extends Partial<Pick<Area, Derived | "name" | "introduction">>>(
  area: A,
  /** The headline of area pages, with {area} in it. */
  headline: string,
): A & Record<Derived, string> {
  const { name = "", introduction = "" } = area;
  const [first = ""] = sentencesOf(introduction);
  return {
    ...area,
    description: area.description || shortened(first, longestCard),
    seoTitle: area.seoTitle || shortened(fillFacts(headline, { area: name }), longestTitle),
    seoDescription: area.seoDescription || searchText(`${name}: ${introduction}`),
  };
}

/** In characters: what a card has room for, and what search engines show of a title. */
const longestCard = 160;
const longestTitle = 60;
