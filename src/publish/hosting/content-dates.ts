/** Runs git with arguments and returns its output; throws where there is no git or no repository. */
export type Git = (...parameters: string[]) => string;

/**
 * When each content file last changed, as git remembers it: ISO 8601, by the file's path. Empty where git does not know:
 * without a repository, or in a shallow clone, whose one commit would give every file its own date.
 */
export function contentDates(git: Git): ReadonlyMap<string, string> {
  try {
    if (git("rev-parse", "--is-shallow-repository").trim() !== "false") return new Map();
    const changed = new Set(
      git("status", "--porcelain", "--", "data")
        .split("\n")
        .map((line) => line.slice(3)),
    );
    const dates = datesIn(git("log", "--format=date %cI", "--name-only", "--", "data"));
    return new Map([...dates].filter(([file]) => !changed.has(file)));
  } catch {
    return new Map();
  }
}

/** The newest commit comes first, so the first date found for a file is that of its last change. */
function datesIn(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  let date = "";
  for (const line of log.split("\n")) {
    if (line.startsWith("date ")) date = line.slice("date ".length);
    else if (line && !dates.has(line)) dates.set(line, date);
  }
  return dates;
}
