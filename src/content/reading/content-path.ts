/** The path of a content file below data/, of one in the repository: areas/chelsea.json of data/areas/chelsea.json. */
export const belowData = (path: string) => path.replace(/^\/?data\//, "");

/** A content file's name without folder and ending, by which the editor knows the entry: chelsea of areas/chelsea.json. */
export const fileName = (path: string) => path.replace(/^.*\/|\.json$/g, "");
