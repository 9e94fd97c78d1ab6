import type { CmsConfig } from "../cms-config";

/** An entry as Decap keeps it: an immutable map. https://immutable-js.com/docs/v3.8.2/Map/ */
export interface EntryMap {
  toJS(): unknown;
}

/** What Decap hands to a preview. https://decapcms.org/docs/customization/#registerpreviewtemplate */
export interface PreviewProps {
  entry: { get(key: "data"): { toJS(): unknown } };
  /** The picture at a path that an entry names, as something whose text is an address. */
  getAsset(path: string): { toString(): string };
  /** The document of the preview's frame. */
  document: Document;
}

/** An element of Decap's own React, which is a different version from ours. */
interface DecapElement {
  readonly type: unknown;
}

/** What Decap asks of a backend, as far as this site steps in. https://decapcms.org/docs/custom-backends */
export interface Backend {
  persistEntry(entry: SavedFiles, options: SaveOptions): Promise<unknown>;
  entriesByFolder(folder: string, extension: string, depth: number): Promise<StoredFile[]>;
  /** Only of backends that answer entriesByFolder in parts. */
  allEntriesByFolder?(folder: string, extension: string, depth: number): Promise<StoredFile[]>;
  getEntry(path: string): Promise<StoredFile>;
  deleteFiles(paths: string[], commitMessage: string): Promise<unknown>;
}

/** A file as a backend reads it; without data where there is none. */
interface StoredFile {
  file: { path: string };
  data: string | null;
}

/** What Decap says of a save: its backend.js. */
export interface SaveOptions {
  newEntry?: boolean;
  collectionName: string;
}

/** What is stored when an entry is saved. */
export interface SavedFiles {
  dataFiles: { path: string; slug: string; raw: string }[];
  assets: { path: string; toBase64(): Promise<string> }[];
}

/** The part of Decap's interface that this site uses. https://decapcms.org/docs/customization */
export interface Decap {
  init(options: { config: CmsConfig }): void;
  getLocale(name: "en"): Record<string, unknown>;
  registerLocale(name: "en", phrases: Record<string, unknown>): void;
  registerCustomFormat(
    name: string,
    extension: "json",
    format: { fromFile(text: string): unknown; toFile(content: unknown): string },
  ): void;
  registerPreviewTemplate(name: string, preview: (props: PreviewProps) => DecapElement): void;
  registerPreviewStyle(css: string, options: { raw: true }): void;
  getBackend(name: string): { init(...options: unknown[]): Backend };
  registerEventListener(listener: {
    name: "preSave" | "postSave" | "preUnpublish" | "postUnpublish";
    /** What it throws is shown, and nothing is saved. */
    handler: (event: { entry: EntryMap }) => Promise<void>;
  }): void;
}

declare global {
  interface Window {
    CMS: Decap;
    /** Decap's React.createElement. */
    h: (type: "div", props: { ref: (element: HTMLElement | null) => void }) => DecapElement;
  }
}
