/** Every file and folder that a request to decap-server names; its fields: decap-server, middlewares/types.ts. */
export function namedPaths(body: unknown): string[] {
  const paths: string[] = [];
  const pathFields = ["path", "newPath", "folder", "mediaFolder"];
  const visit = (value: unknown, key = ""): void => {
    if (typeof value === "string" && (pathFields.includes(key) || key === "paths")) paths.push(value);
    else if (Array.isArray(value)) for (const entry of value) visit(entry, key);
    else if (typeof value === "object" && value !== null)
      for (const [name, part] of Object.entries(value)) visit(part, name);
  };
  visit(body);
  return paths;
}

/** Whether a path is in data/, the only folder that the CMS may change. */
export function isContentPath(path: string): boolean {
  const steps = path.replaceAll("\\", "/").split("/");
  return steps[0] === "data" && !steps.includes("..");
}
