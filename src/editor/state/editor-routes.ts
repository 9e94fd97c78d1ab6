import { useMemo, useSyncExternalStore } from "react";
import { fileName } from "../../content/reading/file-path";
import {
  type ContentType,
  type ContentTypeName,
  contentTypeNames,
  contentTypeOf,
  contentTypes,
} from "../../content/types/content-types";

/** The editor's screens, by the hash of the address. */
export type Route =
  | { screen: "start" }
  | { screen: "list"; group: string }
  | { screen: "entry"; path: string; isNew: boolean; field?: string | undefined }
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
  return { screen: "entry", path, isNew: isNewPath(path), field };
}

/** A step of an address. One that was typed by hand and cannot be decoded, such as 100%, stands as it is. */
function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

/** Replaces the short name in the address of a new entry. No short name has a tilde, so no entry has this address. */
const unnamed = "~new";

/** True for the path of a new entry. */
export const isNewPath = (path: string) => fileName(path).startsWith(unnamed);

/** Each call makes another address, so that the drafts of two new entries do not share one path. */
export const newEntryAddress = (folder: string) => `#/${folder}/${unnamed}-${crypto.randomUUID()}`;

export const entryAddress = (path: string, field?: string) =>
  `#/${path.replace(/\.json$/, "")}${field ? `?field=${encodeURIComponent(field)}` : ""}`;

/** True while the screen of an entry is open. */
export const isEntryOpen = (path: string) => window.location.hash.split("?")[0] === entryAddress(path);

/** Shows an entry at its new path, unless the owner has opened another screen meanwhile. */
export function followEntry(path: string, newPath: string): void {
  if (isEntryOpen(path)) window.location.replace(entryAddress(newPath));
}

/** The screen of an entry's earlier versions. */
export const versionsAddress = (path: string) => `#/versions/${path.replace(/\.json$/, "")}`;

/** A group of the editor: the entries of a folder, or some single files. */
export interface Group {
  /** Its folder or, for single files, its label as a part of an address. */
  name: string;
  label: string;
  address: string;
  /** The type of a folder's entries. */
  type?: ContentTypeName;
  /** The single files. */
  files: readonly string[];
}

const groupLabels = [...new Set(contentTypeNames.map((name) => contentTypes[name].editor.group))];

export const groups: readonly Group[] = groupLabels.map((label): Group => {
  const types = contentTypeNames.filter((type) => contentTypes[type].editor.group === label);
  const files: string[] = [];
  for (const type of types) {
    const { storedIn }: ContentType = contentTypes[type];
    if ("folder" in storedIn)
      return { name: storedIn.folder, label, address: `#/${storedIn.folder}`, type, files: [] };
    files.push(storedIn.file);
  }
  const name = label.toLowerCase().replaceAll(" ", "-");
  const [file] = files;
  return { name, label, address: file && files.length === 1 ? entryAddress(file) : `#/${name}`, files };
});

export const groupOf = (path: string): Group | undefined =>
  groups.find(({ name, type, files }) => (type ? path.startsWith(`${name}/`) : files.includes(path)));

export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribeToHash, () => window.location.hash);
  return useMemo(() => routeOf(hash), [hash]);
}

function subscribeToHash(onChange: () => void) {
  window.addEventListener("hashchange", onChange);
  return () => window.removeEventListener("hashchange", onChange);
}
