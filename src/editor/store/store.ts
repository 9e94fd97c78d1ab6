import * as z from "zod";
import { type Change, type Content, draftEntrySchema } from "../change/change";
import { PlainError } from "../change/plain-error";

/** A change that was published. Later ones come first wherever several are told. */
export interface PublishedChange {
  id: string;
  title: string;
  /** An ISO date. */
  at: string;
  by?: string | undefined;
}

/** The site's one draft, as it is written. */
export const draftSchema = z.object({
  entries: z.array(draftEntrySchema),
  /** Names of what is in the draft and cannot be read: it stays there until the draft is discarded. */
  unread: z.array(z.string()).optional(),
  /** Changes whenever it is kept; there is none before it is begun. */
  revision: z.string().optional(),
});

export type WrittenDraft = z.infer<typeof draftSchema>;

/** The draft as it is kept. */
export interface Draft extends WrittenDraft {
  at?: string | undefined;
  by?: string | undefined;
  /** The address that shows the site with the draft, and the draft's changes. */
  preview?: string | undefined;
  changes?: string | undefined;
  /** Why nothing of it can be published or kept; it can be discarded. */
  fault?: string | undefined;
}

/**
 * Stores the content. Promises reject with a StoreError if the reason can be foreseen.
 */
export interface Store {
  read(): Promise<Content>;
  /** Takes a picture that a change or the draft is to have at a path. */
  send(path: string, picture: Blob): Promise<void>;
  /** Stale if one of the texts has changed since `before`. */
  publish(change: Change): Promise<void>;
  /** The last changes: of all entries, or of one under the path that it has. */
  history(path?: string): Promise<readonly PublishedChange[]>;
  /** The effect of a change. */
  changed(id: string): Promise<Change>;
  draft(): Promise<Draft>;
  /** Keeps the draft. Stale if somebody else has kept it since. */
  keepDraft(draft: WrittenDraft): Promise<void>;
  /** A picture's bytes, as published or as the draft has them; small ones, if there are, where that is enough. */
  picture(path: string, isSmallEnough?: boolean): Promise<Blob>;
  /** The address of a published picture's small version, if there is one. */
  thumbnail?(path: string): string;
  /** Only if people have to sign in. */
  account?: Account;
}

/** The person who is signed in. */
export interface Account {
  isSignedIn(): boolean;
  /** Keeps the token for this tab or, with `stay`, for this browser. */
  signIn(token: string, stay: boolean): void;
  /** Asks for a token in a window of the host's; only where that is set up. */
  signInAtHost?(stay: boolean): Promise<void>;
  signOut(): void;
}

/** A store's refusal. */
export class StoreError extends PlainError {}

/** Describes any error in one sentence. */
export function inWords(reason: unknown): string {
  if (reason instanceof PlainError) return reason.message;
  console.error(reason);
  return "Something went wrong that the editor does not understand. Your words are kept: try again.";
}

/** The sign-in is missing or has ended. */
export class SignedOutError extends StoreError {}

/** Somebody else has published or kept something of this meanwhile. */
export class StaleError extends StoreError {
  override message = "Somebody else has changed this since you opened it.";
}
