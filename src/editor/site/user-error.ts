/** An error whose message is one plain sentence for the owner. */
export class UserError extends Error {}

/** Describes any error in one sentence. */
export function errorMessage(reason: unknown): string {
  if (reason instanceof UserError) return reason.message;
  console.error(reason);
  return "Something went wrong that the editor does not understand. Your words are kept: try again.";
}
