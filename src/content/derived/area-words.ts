import type { Area } from "../types/area";
import { fillFacts } from "../values/placeholders";
import { longestCard, searchDescription, searchTitle, shortened } from "../values/search-words";

type Words = Partial<Pick<Area, "name" | "introduction" | "description" | "seoTitle" | "seoDescription">>;

export const areaCard = ({ description, introduction = "" }: Words): string =>
  description || shortened(introduction, longestCard);

/** `headline` is that of all area pages, with {area} in it. */
export const areaTitle = ({ seoTitle, name = "" }: Words, headline: string): string =>
  seoTitle || searchTitle(fillFacts(headline, { area: name }));

export const areaDescription = ({ seoDescription, name = "", introduction = "" }: Words): string =>
  seoDescription || searchDescription(`${name}: ${introduction}`);
