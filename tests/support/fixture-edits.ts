import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import type { ContentFile } from "../../src/content/reading/read-content-files";
import { type ContentPath, fieldPath, isRecord } from "../../src/content/values/value-path";
import { fixtureFolder } from "./fixture";

/** An edit of the content: takes all files and returns the changed ones. */
export type Edit = (files: readonly ContentFile[]) => ContentFile[];

const unchanged: readonly ContentFile[] = readdirSync(fixtureFolder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".json"))
  .sort()
  .map((name) => ({
    path: name.split(sep).join("/"),
    text: readFileSync(join(fixtureFolder, name), "utf8"),
  }));

/** The fixture's content after some edits. */
export function fixtureFiles(...edits: Edit[]): ContentFile[] {
  return all(...edits)(unchanged);
}

/** Sets a field, such as hero.stats.0.icon; "" stands for the whole file. `undefined` removes it. */
export function set(path: string, field: string, value: unknown): Edit {
  return rewrite(path, (text) =>
    JSON.stringify(changedAt(JSON.parse(text), field === "" ? [] : fieldPath(field), value), null, 2),
  );
}

function changedAt(content: unknown, [step, ...rest]: ContentPath, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(content)) {
    return content.map((entry: unknown, index) => (index === step ? changedAt(entry, rest, value) : entry));
  }
  const { [String(step)]: current, ...others } = isRecord(content) ? content : {};
  const next = changedAt(current, rest, value);
  return next === undefined ? others : { ...others, [String(step)]: next };
}

/** Changes a file's text, which may make it invalid JSON. */
export function rewrite(path: string, change: (text: string) => string): Edit {
  return (files) => {
    if (!files.some((file) => file.path === path)) throw new Error(`There is no data/${path}`);
    return files.map((file) => (file.path === path ? { path, text: change(file.text) } : file));
  };
}

export function add(path: string, content: unknown): Edit {
  return (files) => [...files, { path, text: JSON.stringify(content) }];
}

/** Removes the file at a path, or every file of a folder, whose path ends with a slash. */
export function remove(path: string): Edit {
  return (files) =>
    files.filter((file) => file.path !== path && !(path.endsWith("/") && file.path.startsWith(path)));
}

/** Several edits as one. */
export function all(...edits: Edit[]): Edit {
  return (files) => edits.reduce((current, edit) => edit(current), [...files]);
}

/** All legal details of a firm, which the made-up company leaves out. */
export const legalDetails = {
  proprietor: "Jo Smith",
  postalAddress: "1 High Street, Leeds",
  registration: "Sole trader",
  dataProtection: "ZA000000",
  guarantee: "Two years",
};

/** Gives the made-up links a host that a firm can register. */
const realLinks: Edit = (files) =>
  files.map(({ path, text }) => ({
    path,
    text: text.replace(/https:\/\/[^/"]*example[^/"]*/g, "https://reviews.co.uk"),
  }));

/** Gives the made-up company details that a real firm could have. */
export const realFirm = all(
  realLinks,
  set("company.json", "website", "https://www.tilers.co.uk"),
  set("company.json", "phone", "+447911123456"),
  set("company.json", "landline", "+441132345678"),
  set("company.json", "whatsapp", undefined),
  set("company.json", "email", "us@tilers.co.uk"),
  set("company.json", "legal", legalDetails),
);
