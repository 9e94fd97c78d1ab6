import type { ContentFile } from "../../content/reading/read-content-files";
import type { Change, RecordedPicture, TextChange } from "../change/change";

/** A picture below data/images/, with what is known of it where the store looks into files. */
export interface StoredPicture {
  path: string;
  width?: number;
  height?: number;
}

/** All content at one moment. */
export interface Content {
  /** The same as long as nothing was changed. */
  revision: string;
  files: readonly ContentFile[];
  pictures: readonly StoredPicture[];
}

/** A change that was published. Later ones come first wherever several are told. */
export interface PublishedChange {
  id: string;
  title: string;
  /** An ISO date. */
  at: string;
  by?: string | undefined;
  /** The content files it touched. */
  paths: readonly string[];
}

/** What an entry is to say one day; it may be unfinished. */
export interface Draft {
  /** The entry's path below data/; of an entry that was never published, one that is free: projects/new-1.json. */
  path: string;
  /** The entry's file when the draft was begun; none for a new entry. */
  before?: string | undefined;
  text: string;
  /** Paths below data/ of the pictures that are kept with it. */
  pictures: readonly string[];
  at: string;
  by?: string | undefined;
  /** Changes with every keeping; a new draft has none. */
  revision?: string | undefined;
  /** Where the site is shown with the draft, and where it is talked about. */
  preview?: string | undefined;
  discussion?: string | undefined;
}

/** What becomes of the published site; `live` never rejects. */
export type Live = { state: "live" | "unknown" } | { state: "failed"; log: string };

/**
 * Where the content is kept. Every promise that fails does so with a StoreError or a StaleError.
 */
export interface Store {
  read(): Promise<Content>;
  /** Stale where one of the change's texts is not `before` any more. With a draft's path, that draft is done. */
  publish(change: Change, draft?: string): Promise<{ live?: Promise<Live> }>;
  /** The last changes, of all entries or of one, under whatever path it had. */
  history(path?: string): Promise<readonly PublishedChange[]>;
  /** What a change did to the texts and pictures; `added` ones without their bytes. */
  changed(id: string): Promise<{ texts: readonly TextChange[]; pictures: readonly RecordedPicture[] }>;
  drafts(): Promise<readonly Draft[]>;
  /** Keeps a draft with its new pictures. Stale where somebody else has kept it since. */
  keepDraft(draft: Draft, pictures: ReadonlyMap<string, Blob>): Promise<Draft>;
  /** Drops a draft; the answer brings it back. */
  dropDraft(path: string): Promise<() => Promise<void>>;
  /** A picture's bytes, as published or, by its path, as a draft keeps it. */
  picture(path: string, draft?: string): Promise<Blob>;
  /** Where a published picture is shown small, where there is such an address. */
  thumbnail?(path: string): string;
  /** Only where one has to sign in. */
  account?: Account;
}

/** Who works here. */
export interface Account {
  /** Who is signed in; undefined where nobody is, or the token is no longer accepted. */
  who(): Promise<{ name: string } | undefined>;
  /** Keeps the token for this tab or, where `stay`, for this browser. */
  signIn(token: string, stay: boolean): Promise<void>;
  /** Through a sign-in proxy, in a window of its own; only where one is configured. */
  signInAtHost?(stay: boolean): Promise<void>;
  signOut(): void;
}

/** The message is one plain sentence for the owner. */
export class StoreError extends Error {
  constructor(
    message: string,
    readonly reason: "signed-out" | "offline" | "refused" = "refused",
  ) {
    super(message);
  }
}

/** Somebody else has published or kept something of this meanwhile. */
export class StaleError extends Error {
  constructor(readonly paths: readonly string[]) {
    super("Somebody else has changed this since you opened it.");
  }
}
