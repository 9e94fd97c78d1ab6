/** A number with its noun: 1 problem, 2 problems, 3 entries. */
export const pluralise = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
