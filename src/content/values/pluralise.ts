/** A number with its noun: 1 problem, 2 problems, 3 entries. */
export const pluralise = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** The first three labels, and how many more there are: Card text, Homes, Access and 2 more. */
export const firstThree = (labels: readonly string[]): string =>
  labels.slice(0, 3).join(", ") + (labels.length > 3 ? ` and ${labels.length - 3} more` : "");
