import * as z from "zod";
import { type Change, type Content, draftEntrySchema } from "../change/change";
import { PlainError } from "../change/plain-error";

/** A published change. Lists have the latest first. */
export interface PublishedChange {
  id: string;
  title: string;
  /** An ISO date. */
  at: string;
  by?: string | undefined;
}

/** The site's draft with its entries. */
export const draftSchema = z.object({
  entries: z.array(draftEntrySchema),
  /** Names of unreadable parts of the draft, which stay in it until it is discarded. */
  unread: z.array(z.string()).optional(),
  /** Changes with every save. Undefined before the first one. */
  revision: z.string().optional(),
});

export type WrittenDraft = z.infer<typeof draftSchema>;

/** The saved draft. */
export interface Draft extends WrittenDraft {
  at?: string | undefined;
  by?: string | undefined;
  /** The address that shows the site with the draft, and the draft's changes. */
  preview?: string | undefined;
  changes?: string | undefined;
  /** Why the draft can neither be published nor saved. It can be discarded. */
  fault?: string | undefined;
}

/**
 * Stores the content. Promises reject with a StoreError if the reason can be foreseen.
 */
export interface Store {
  read(): Promise<Content>;
  /** Uploads a picture for a path of a change or of the draft. */
  send(path: string, picture: Blob): Promise<void>;
  /** Publishes a change. Rejects as stale if one of the texts has changed since `before`. */
  publish(change: Change): Promise<void>;
  /** The last changes of all entries, or of the entry at a path. */
  history(path?: string): Promise<readonly PublishedChange[]>;
  /** The files that a change affected. */
  changed(id: string): Promise<Change>;
  draft(): Promise<Draft>;
  /** Saves the draft. Rejects as stale if somebody else has saved it since. */
  keepDraft(draft: WrittenDraft): Promise<void>;
  /** A picture's bytes, published or drafted. With `isSmallEnough`, a thumbnail's bytes if there is one. */
  picture(path: string, isSmallEnough?: boolean): Promise<Blob>;
  /** The address of a published picture's small version, if there is one. */
  thumbnail?(path: string): string;
  /** Present only if people have to sign in. */
  account?: Account;
}

/** The person who is signed in. */
export interface Account {
  isSignedIn(): boolean;
  /** Keeps the token for this tab or, with `stay`, for this browser. */
  signIn(token: string, stay: boolean): void;
  /** Asks for a token in the host's sign-in window. Present only if that is set up. */
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

/** Somebody else has published or saved the same thing meanwhile. */
export class StaleError extends StoreError {
  override message = "Somebody else has changed this since you opened it.";
}
