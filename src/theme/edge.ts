/** A thin line around a card. The outline, unseen otherwise, takes its place where readers have colours of their own and shadows go. */
export const edge = (colour: string) => `
  box-shadow: 0 0 0 1px ${colour};
  outline: 1px solid transparent;
`;
