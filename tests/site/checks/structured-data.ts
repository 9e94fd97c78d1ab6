import type { BuiltPage } from "../../support/built-site";

/** A node of a page's structured data. */
export type GraphNode = Record<string, unknown>;

/** The nodes of a page's structured data, which is one graph. */
export function graphOf({ document, path }: BuiltPage): GraphNode[] {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  const [script] = scripts;
  if (!script || scripts.length > 1)
    throw new Error(`${path} has ${scripts.length} blocks of structured data`);
  const graph: unknown = JSON.parse(script.textContent ?? "")["@graph"];
  if (!Array.isArray(graph)) throw new Error(`${path} has structured data without a graph`);
  return graph;
}

export const typesOf = (node: GraphNode): string[] => [node["@type"]].flat().map(String);

/** Every object of the graph, at any depth. */
export function everyObject(value: unknown): GraphNode[] {
  if (Array.isArray(value)) return value.flatMap(everyObject);
  if (typeof value !== "object" || value === null) return [];
  const node: GraphNode = { ...value };
  return [node, ...Object.values(node).flatMap(everyObject)];
}

/** The schema.org types that each type of page must describe. */
function expectedTypes(path: string, questions: number): string[] {
  const isArea = path.startsWith("/areas/");
  const business = isArea ? "LocalBusiness" : "Organization";
  return [
    `${business}+HomeAndConstructionBusiness`,
    "WebPage",
    ...(path === "/" ? ["WebSite"] : []),
    ...(path === "/" && questions > 0 ? ["FAQPage"] : []),
    ...(isArea || path.startsWith("/services/") ? ["Service"] : []),
    ...(path === "/" || path === "/404" ? [] : ["BreadcrumbList"]),
  ].sort();
}

/** The id that each type must have. */
function expectedId(type: string, website: string, url: string): string {
  const ids: Record<string, string> = {
    WebSite: `${website}/#website`,
    WebPage: `${url}#webpage`,
    BreadcrumbList: `${url}#breadcrumb`,
    Service: `${url}#service`,
    FAQPage: `${url}#faq`,
  };
  return ids[type] ?? `${website}/#business`;
}

/** Lists wrong types and ids, references to nodes that the page lacks, addresses of other sites, and ratings, which a firm may not mark up itself. */
export function structuredDataFaults(page: BuiltPage, website: string, questions: number): string[] {
  const graph = graphOf(page);
  const url = `${website}${page.path}`;
  const types = graph.map((node) => typesOf(node).join("+")).sort();
  const expected = expectedTypes(page.path, questions);
  const ids = graph.map((node) => node["@id"]);
  const objects = everyObject(graph);
  const references = objects.filter((node) => Object.keys(node).join() === "@id");
  const asked = objects.filter((node) => typesOf(node).includes("Question")).length;
  const addresses = objects.flatMap(({ url, image, item }) => [url, image, item]);
  return [
    ...(types.join() === expected.join() ? [] : [`describes ${types.join()} instead of ${expected.join()}`]),
    ...(page.path === "/" && asked !== questions ? [`asks ${asked} questions`] : []),
    ...graph
      .filter((node) => node["@id"] !== expectedId(typesOf(node)[0] ?? "", website, url))
      .map((node) => `calls a ${typesOf(node)[0]} ${node["@id"]}`),
    ...references
      .filter((reference) => !ids.includes(reference["@id"]))
      .map((reference) => `refers to ${reference["@id"]}, which it does not describe`),
    ...addresses
      .filter((address) => address !== undefined && !String(address).startsWith(`${website}/`))
      .map((address) => `names the address ${address}`),
    ...(/AggregateRating|"Review"|ratingValue/.test(page.html) ? ["marks up a rating"] : []),
  ];
}
