/** An error whose message is one plain sentence for the owner. */
export class UserError extends Error {}
