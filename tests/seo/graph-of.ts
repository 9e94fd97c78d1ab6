import type { PageFacts, SeoCompany } from "../../src/seo/page-facts";
import { scriptText, structuredData } from "../../src/seo/structured-data";
import { company } from "./pages";

export interface GraphNode {
  "@id": string;
  "@type": string | string[];
  [property: string]: unknown;
}

/** What a machine reads of a page: its nodes, after the way through the script element. */
export function graphOf(page: PageFacts, of: SeoCompany = company): GraphNode[] {
  return JSON.parse(scriptText(structuredData(page, of)))["@graph"];
}

/** The page's only node of a type; a list of types must contain it. */
export function nodeOf(type: string, page: PageFacts, of: SeoCompany = company): GraphNode | undefined {
  const [node, ...more] = graphOf(page, of).filter((candidate) => [candidate["@type"]].flat().includes(type));
  if (more.length > 0) throw new Error(`There is more than one ${type}`);
  return node;
}

/** Every object within a value that carries an id: nodes, and references to them. */
export function withIds(value: unknown): { "@id": string }[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "@id" in value && typeof value["@id"] === "string" ? [{ ...value, "@id": value["@id"] }] : [];
  return [...own, ...Object.values(value).flatMap(withIds)];
}
