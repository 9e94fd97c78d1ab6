import type { CmsConfig } from "../cms-config";
import type { FormField } from "../fields/field-of-form";
import type { GitHubApi } from "./hosted/github/github-api";

/** An entry as Decap keeps it: an immutable map. https://immutable-js.com/docs/v3.8.2/Map/ */
export interface EntryMap {
  toJS(): unknown;
  get(key: "data"): unknown;
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
export interface DecapElement {
  readonly type: unknown;
}

/** What Decap asks of a backend, as far as this site steps in. https://decapcms.org/docs/custom-backends */
export interface Backend extends FolderReading {
  persistEntry(entry: SavedFiles, options: SaveOptions): Promise<unknown>;
  getEntry(path: string): Promise<StoredFile>;
  deleteFiles(paths: string[], commitMessage: string): Promise<unknown>;
  getMedia(folder?: string): Promise<MediaFile[]>;
  /** Of git hosts: what stands for the person who signed in. */
  getToken(): Promise<string | null>;
  restoreUser(user: unknown): Promise<unknown>;
  /** A stored picture as an address that this page can show; `id` is the sha of its content. */
  getMediaDisplayURL(picture: { id: string; path: string }): Promise<string>;
  /** Only of GitHub, once somebody has signed in. */
  api?: GitHubApi | null;
}

/** What this site asks a backend of its own accord: store/content-store.ts. */
export interface ContentBackend extends FolderReading {
  restoreUser(user: unknown): Promise<unknown>;
  api?: GitHubApi | null;
  entriesByFiles(files: readonly { path: string; label: string }[]): Promise<StoredFile[]>;
  persistEntry(entry: SavedFiles, options: SaveOptions): Promise<unknown>;
}

export interface FolderReading {
  entriesByFolder(folder: string, extension: "json", depth: number): Promise<StoredFile[]>;
  /** Only of backends that answer entriesByFolder in parts. */
  allEntriesByFolder?(folder: string, extension: "json", depth: number): Promise<StoredFile[]>;
}

/** A file as a backend reads it; without data where there is none. */
export interface StoredFile {
  file: { path: string };
  data: string | null;
}

/** What Decap says of a save: its backend.js. */
export interface SaveOptions {
  newEntry?: boolean;
  collectionName: string;
  commitMessage?: string;
  useWorkflow?: boolean;
}

/** What is stored when an entry is saved. */
export interface SavedFiles {
  dataFiles: readonly { path: string; slug: string; raw: string }[];
  assets: readonly Asset[];
}

/** A picture that is stored with an entry. */
export interface Asset {
  path: string;
  toBase64(): Promise<string>;
  /** What the git host knows its content by, where it has that already. */
  sha?: string;
}

/** A stored picture as Decap lists it. */
export interface MediaFile {
  id: string;
  name: string;
  size: number;
  path: string;
  displayURL: { id: string; path: string };
}

/** What Decap hands to the control of a field. https://decapcms.org/docs/custom-widgets/#registerwidget */
export interface FieldProps {
  /** The id of what is focused. */
  forID: string;
  /** The field's configuration: src/cms/fields/field-of-form.ts. */
  field: { toJS(): FormField };
  /** A text, a number, or an immutable list or map. */
  value: unknown;
  onChange(value: unknown): void;
  /** The ids of the groups around the field. */
  parentIds?: string[];
  /** A stored or chosen picture, as something whose text is an address. */
  getAsset?(path: string, field: unknown): { toString(): string };
  /** Takes a file for the entry, to be stored with it; gives back the action that Decap's store has taken. */
  onPersistMedia?(file: File, options: object): Promise<unknown>;
  /** The entry that is open; without a path while it is new. */
  entry?: { get(key: "path" | "collection"): unknown };
  classNameWrapper: string;
  setActiveStyle(): void;
  setInactiveStyle(): void;
}

/** One of Decap's controls, a component of its React. */
interface FieldControl {
  props: FieldProps;
  render(): DecapElement;
  /** Only of lists: adds an entry at the end, opened. */
  addItem?(entry: unknown): void;
}

export type FieldControlClass = new (props: FieldProps) => FieldControl;

/** Decap's React.createElement. */
export type CreateElement = (
  type: string | FieldControlClass,
  props: Readonly<Record<string, unknown>> | null,
  ...children: unknown[]
) => DecapElement;

export interface BackendOptions {
  useWorkflow: boolean;
  initialWorkflowStatus: "draft";
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
  registerEventListener(listener: {
    name: "preSave" | "postSave" | "preUnpublish" | "postUnpublish";
    /** What it throws is shown, and nothing is saved. What preSave gives back is saved in the place of the entry's data. */
    handler: (event: { entry: EntryMap }) => Promise<unknown>;
  }): void;
  getBackend(name: string): { init(config: CmsConfig, options: BackendOptions): Backend & ContentBackend };
  getWidget(name: string): { control: FieldControlClass; preview: unknown };
  registerWidget(name: string, control: FieldControlClass, preview: unknown): void;
}

declare global {
  interface Window {
    CMS: Decap;
    h: CreateElement;
  }
}
