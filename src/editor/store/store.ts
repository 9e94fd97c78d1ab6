import type { Change } from "../change/change";
import type { Content } from "../site/site";
import { UserError } from "../site/user-error";

/** An earlier version of an entry. */
export interface Version {
  id: string;
  /** The title of the change that made it. */
  title: string;
  /** An ISO date. Empty if unknown. */
  date: string;
  by?: string | undefined;
}

/** All content as a store reads it. */
export interface StoredContent extends Content {
  /** Changes whenever the content changes. */
  version: string;
}

/** Reads and writes the content. Expected failures reject with a UserError. */
export interface Store {
  read(): Promise<StoredContent>;
  /** Writes a change that was made from a version of the content. Rejects as stale if another version is stored by now. */
  write(change: Change, version: string): Promise<void>;
  /** A sentence that says when the site shows a publication. */
  shownWhen: string;
  /** The address of a small version of a picture. It may not exist before the site is built with the picture. */
  thumbnail(path: string): string;
  /** The earlier versions of entries. Undefined for the working tree, where git keeps them. */
  history?: History;
  /** Undefined if nobody has to sign in. */
  account?: Account;
}

export interface History {
  /** The last versions of an entry, the latest first. */
  versions(path: string): Promise<readonly Version[]>;
  /** The entry's text in a version. Undefined if the version removed it. */
  textAt(id: string, path: string): Promise<string | undefined>;
}

/** The person who is signed in. */
export interface Account {
  isSignedIn(): boolean;
  /** Keeps the token for this tab or, with `stay`, for this browser. */
  signIn(token: string, stay: boolean): void;
  signOut(): void;
}

/** Nobody is signed in, or the sign-in has ended. */
export class SignedOutError extends UserError {}

/** Somebody else has changed the content since this change was made from it. */
export class StaleError extends UserError {
  override message = "Others are publishing just now. Your words are kept: publish again in a minute.";
}
