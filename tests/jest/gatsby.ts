/** Replaces Gatsby's tag in tests: returns the query, which tests/pages/answer-query.ts can answer. */
export const graphql = ([query]: readonly string[]) => query;
