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
  const [, address = "", query = ""] = /^#?\/?([^?]*)\??(.*)$/.exec(hash) ?? [];
  const steps = address.split("/").filter(Boolean).map(decoded);
  const [first, ...rest] = steps;
  if (first === undefined) return { screen: "start" };
  if (first === "search") return { screen: "search", query: rest.join("/") };
  if (first === "versions") return { screen: first, path: `${rest.join("/")}.json` };
  const path = `${steps.join("/")}.json`;
  if (!contentTypeOf(path)) return { screen: "list", group: steps.join("/") };
  const field = new URLSearchParams(query).get("field") ?? undefined;
  return { screen: "entry", path, field };
}

/** Decodes a step of an address. One that was typed by hand and cannot be decoded, such as 100%, is taken as it is. */
function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

export const entryAddress = (path: string, field?: string) =>
  `#/${path.replace(/\.json$/, "")}${field ? `?field=${encodeURIComponent(field)}` : ""}`;

/** True while the screen of an entry is open. */
export const isEntryOpen = (path: string) => window.location.hash.split("?")[0] === entryAddress(path);

/** Shows an open entry at its new path. Does nothing if the owner has opened another screen meanwhile. */
export function followEntry(path: string, newPath: string): void {
  if (isEntryOpen(path)) window.location.replace(entryAddress(newPath));
}

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
