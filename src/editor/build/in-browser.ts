import type { JsonResult } from "../../content/reading/parse-json";

/** In the place of src/content/reading/parse-json.ts, whose parser tells the line of an error: no owner sees lines. */
export function parseJson(text: string): JsonResult {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { error: "a text that is no JSON" };
  }
}

/** The part of node:path that content and editor use, where there is no Node: in the browser. Without empty paths and roots. */
export const posix = { basename, dirname, join, normalize, relative };

function normalize(path: string): string {
  const steps: string[] = [];
  for (const step of path.split("/")) {
    if (step === "" || step === ".") continue;
    const before = steps.at(-1);
    if (step === ".." && before !== undefined && before !== "..") steps.pop();
    else steps.push(step);
  }
  return steps.join("/") || ".";
}

function join(...paths: readonly string[]): string {
  return normalize(paths.join("/"));
}

function dirname(path: string): string {
  const end = path.lastIndexOf("/");
  return end < 0 ? "." : path.slice(0, end);
}

function basename(path: string, ending = ""): string {
  const name = path.slice(path.lastIndexOf("/") + 1);
  return ending && name !== ending && name.endsWith(ending) ? name.slice(0, -ending.length) : name;
}

function relative(from: string, to: string): string {
  const [start, goal] = [stepsOf(from), stepsOf(to)];
  const differs = start.findIndex((step, index) => step !== goal[index]);
  const shared = differs < 0 ? start.length : differs;
  return [...start.slice(shared).map(() => ".."), ...goal.slice(shared)].join("/");
}

const stepsOf = (path: string) =>
  normalize(path)
    .split("/")
    .filter((step) => step !== ".");
