import type { BuiltPage } from "./built-site";
import { type GraphNode, graphOf } from "./checks/graph";

/** Makes a page that lacks a field, for every field of every object of a page's structured data. */
export function withoutEachField(page: BuiltPage): { place: string; page: BuiltPage }[] {
  const graph = graphOf(page);
  return placesIn(graph).map((place) => {
    const copy: GraphNode[] = JSON.parse(JSON.stringify(graph));
    const object = place
      .slice(0, -1)
      .reduce<unknown>((value, step) => Reflect.get(Object(value), step), copy);
    Reflect.deleteProperty(Object(object), place.at(-1) ?? "");
    return { place: place.join("."), page: withGraph(page, copy) };
  });
}

/** The ways to every field of every object; the entries of a list are no fields. */
function placesIn(value: unknown, way: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => {
    const here = [...way, field];
    return Array.isArray(value) ? placesIn(inner, here) : [here, ...placesIn(inner, here)];
  });
}

/** The page as if it were nothing but this structured data. */
function withGraph({ path, file }: BuiltPage, graph: readonly GraphNode[]): BuiltPage {
  const html = `<script type="application/ld+json">${JSON.stringify({ "@graph": graph })}</script>`;
  return { path, file, html, document: new DOMParser().parseFromString(html, "text/html") };
}
