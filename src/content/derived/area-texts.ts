import type { Area } from "../types/area";
import { fillFacts } from "../values/placeholders";
import { cardText, searchDescription, searchTitle } from "../values/text-lengths";

type Texts = Partial<Pick<Area, "name" | "introduction" | "description" | "seoTitle" | "seoDescription">>;

export const areaCard = ({ description, introduction = "" }: Texts): string =>
  description || cardText(introduction);

/** `headline` is the one that all area pages share, with {area} in it. */
export const areaTitle = ({ seoTitle, name = "" }: Texts, headline: string): string =>
  seoTitle || searchTitle(fillFacts(headline, { area: name }));

export const areaDescription = ({ seoDescription, name = "", introduction = "" }: Texts): string =>
  seoDescription || searchDescription(`${name}: ${introduction}`);
