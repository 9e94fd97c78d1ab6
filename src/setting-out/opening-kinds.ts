/** The kinds of openings. Addresses of plans depend on their order. */
export const openingKinds = ["door", "window", "niche", "bath", "tray", "basin", "pipe", "cutout"] as const;

export type OpeningKind = (typeof openingKinds)[number];

/** The kind that a field of an address names, if it is one. */
export const openingKind = (name: string | undefined): OpeningKind | undefined =>
  openingKinds.find((kind) => kind === name);
