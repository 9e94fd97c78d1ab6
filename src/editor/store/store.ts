import type { Change } from "../change/change";
import type { Content } from "../site/site";
import { UserError } from "../site/user-error";

/** An earlier version of an entry. */
export interface Version {
  id: string;
  /** The title of the change that made it. */
  title: string;
  /** An ISO date. Empty if it is not known. */
  date: string;
  by?: string | undefined;
}

/** Stores the content. Promises reject with a UserError if the reason can be foreseen. */
export interface Store {
  read(): Promise<Content>;
  /** Writes a change that was made from a version of the content. Rejects as stale if another version is stored by now. */
  write(change: Change, version: string): Promise<void>;
  /** When the site shows what was published. */
  shownWhen: string;
  /** The address of a small version of a picture. A picture that the site's build has not seen yet may have none. */
  thumbnail(path: string): string;
  /** The earlier versions of entries. Undefined for the working tree, where git keeps them. */
  history?: History;
  /** Present only if people have to sign in. */
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

/** The sign-in is missing or has ended. */
export class SignedOutError extends UserError {}

/** The content has changed since the change was made from it. */
export class StaleError extends UserError {
  override message = "Others are publishing just now. Your words are kept: publish again in a minute.";
}
