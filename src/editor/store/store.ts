import type { Change, Content } from "../change/change";
import { PlainError } from "../change/plain-error";

/** A published change. Lists have the latest first. */
export interface PublishedChange {
  id: string;
  title: string;
  /** An ISO date. */
  at: string;
  by?: string | undefined;
}

/**
 * Stores the content. Promises reject with a PlainError if the reason can be foreseen.
 */
export interface Store {
  read(): Promise<Content>;
  /** Uploads a picture for a path of a change. */
  send(path: string, picture: Blob): Promise<void>;
  /** Publishes a change that was made from a version of the content. Rejects as stale if another version is stored by now. */
  publish(change: Change, version: string): Promise<void>;
  /** When the site shows what was published. */
  shownWhen: string;
  /** Why publishing may take some seconds. */
  whyItWaits?: string;
  /** The last changes of all entries, or of the entry at a path. */
  history(path?: string): Promise<readonly PublishedChange[]>;
  /** The files that a change affected. */
  changed(id: string): Promise<Change>;
  /** A picture's bytes. With `isSmallEnough`, a thumbnail's bytes if there is one. */
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
  signOut(): void;
}

/** Describes any error in one sentence. */
export function inWords(reason: unknown): string {
  if (reason instanceof PlainError) return reason.message;
  console.error(reason);
  return "Something went wrong that the editor does not understand. Your words are kept: try again.";
}

/** The sign-in is missing or has ended. */
export class SignedOutError extends PlainError {}

/** The content has changed since the change was made from it. */
export class StaleError extends PlainError {
  override message = "Others are publishing just now. Your words are kept: publish again in a minute.";
}
