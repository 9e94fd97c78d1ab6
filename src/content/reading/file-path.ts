/** Strips data/ from a path in the repository: data/areas/chelsea.json → areas/chelsea.json. */
export const belowData = (path: string) => path.replace(/^\/?data\//, "");

/** True for a JSON file that gatsby-source-filesystem reads: it skips hidden files. */
export const isContentFile = (path: string) => /(?:^|\/)[^./][^/]*\.json$/.test(path);

/** A content file's name without its folder or extension, by which the editor knows the entry: areas/chelsea.json → chelsea. */
export const fileName = (path: string) => path.replace(/^.*\/|\.json$/g, "");

/** Resolves a relative path in a content file to one below data/: ../images/hero/wide.jpg in pages/home.json → images/hero/wide.jpg. */
export function namedPath(file: string, named: string): string {
  const steps: string[] = [];
  for (const step of [...file.split("/").slice(0, -1), ...named.split("/")])
    if (step === ".." && steps.length > 0 && steps.at(-1) !== "..") steps.pop();
    else if (step !== ".") steps.push(step);
  return steps.join("/");
}

/** The folder that a file is in, without a trailing slash. */
export const folderOf = (path: string) => path.replace(/\/?[^/]*$/, "");
