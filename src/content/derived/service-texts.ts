import type { Service } from "../types/service";
import { fillFacts } from "../values/placeholders";
import { searchDescription, searchTitle } from "../values/text-lengths";

type Texts = Partial<Pick<Service, "title" | "description" | "features" | "seoTitle" | "seoDescription">>;

type Facts = Readonly<Record<string, string>>;

export const serviceTitle = ({ seoTitle, title }: Texts, { serviceArea }: Facts): string =>
  seoTitle || searchTitle(`${title} in ${serviceArea}`);

export function serviceDescription(service: Texts, facts: Facts): string {
  const { seoDescription, description = "", features = [] } = service;
  return seoDescription || searchDescription(`${fillFacts(description, facts)} ${features.join(", ")}.`);
}
