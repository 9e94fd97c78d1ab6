import { useMemo, useSyncExternalStore } from "react";
import { contentTypeOf } from "../../content/types/content-types";

/** The screen that the hash of the address names. */
export type Route =
  | { screen: "start" }
  | { screen: "list"; group: string }
  | { screen: "entry"; path: string; field?: string | undefined }
  | { screen: "search"; query: string }
  | { screen: "versions"; path: string };

export function routeOf(hash: string): Route {
  const [, address = "", query] = /^#?\/?(.*?)\/?(?:\?(.*))?$/.exec(hash) ?? [];
  const parameters = new URLSearchParams(query);
  const path = `${address}.json`;
  if (address === "") return { screen: "start" };
  if (address === "search") return { screen: "search", query: parameters.get("query") ?? "" };
  if (address.startsWith("versions/")) return { screen: "versions", path: path.replace("versions/", "") };
  if (!contentTypeOf(path)) return { screen: "list", group: address };
  return { screen: "entry", path, field: parameters.get("field") ?? undefined };
}

export const entryAddress = (path: string, field?: string) =>
  `#/${path.replace(/\.json$/, "")}${field ? `?field=${encodeURIComponent(field)}` : ""}`;

/** True while the screen of an entry is open. */
export function isEntryOpen(path: string): boolean {
  const route = routeOf(window.location.hash);
  return route.screen === "entry" && route.path === path;
}

/** Shows an open entry at its new path. Does nothing if the owner has opened another screen meanwhile. */
export function followEntry(path: string, newPath: string): void {
  if (isEntryOpen(path)) window.location.replace(entryAddress(newPath));
}

export const searchAddress = (query: string) => `#/search?query=${encodeURIComponent(query)}`;

/** The screen of an entry's earlier versions. */
export const versionsAddress = (path: string) => `#/versions/${path.replace(/\.json$/, "")}`;

export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribeToHash, () => window.location.hash);
  return useMemo(() => routeOf(hash), [hash]);
}

function subscribeToHash(onChange: () => void) {
  window.addEventListener("hashchange", onChange);
  return () => window.removeEventListener("hashchange", onChange);
}
