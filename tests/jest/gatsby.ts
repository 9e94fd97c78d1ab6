/** Replaces Gatsby in tests: components only tag their queries with it. */
export const graphql = (): undefined => undefined;
