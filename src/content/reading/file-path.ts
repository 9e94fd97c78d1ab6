/** The path of a content file below data/, of one in the repository: areas/chelsea.json of data/areas/chelsea.json. */
export const belowData = (path: string) => path.replace(/^\/?data\//, "");

/** A content file's name without folder and ending, by which the editor knows the entry: chelsea of areas/chelsea.json. */
export const fileName = (path: string) => path.replace(/^.*\/|\.json$/g, "");

/** The path below data/ of what a file names from where it is: images/hero/wide.jpg of ../images/hero/wide.jpg. */
export function namedPath(file: string, named: string): string {
  const steps: string[] = [];
  for (const step of [...file.split("/").slice(0, -1), ...named.split("/")])
    if (step === ".." && steps.length > 0 && steps.at(-1) !== "..") steps.pop();
    else if (step !== ".") steps.push(step);
  return steps.join("/");
}

/** The folder that a file is in, without a slash at its end. */
export const folderOf = (path: string) => path.replace(/\/?[^/]*$/, "");
