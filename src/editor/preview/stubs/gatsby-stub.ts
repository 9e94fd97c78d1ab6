/** Gatsby takes queries out while it builds; in previews nothing does, and they are not run. */
export const graphql = () => undefined;
