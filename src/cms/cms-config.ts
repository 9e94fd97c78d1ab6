import { type Collection, collections } from "./collections";

/** Where saved content goes: https://decapcms.org/docs/backends-overview */
export interface CmsBackend {
  /** `proxy` is decap-server; the others are git hosts. */
  name: "proxy" | "github" | "gitlab" | "bitbucket" | "gitea" | "azure";
  branch: string;
  /** Where decap-server answers. */
  proxy_url?: string;
  /** The sign-in's server. */
  base_url?: string | undefined;
  /** The host's API, where it is not the usual one. */
  api_root?: string | undefined;
}

/** The CMS's configuration. https://decapcms.org/docs/configuration-options */
export interface CmsConfig {
  backend: CmsBackend;
  load_config_file: false;
  locale: "en";
  display_url: string;
  show_preview_links: false;
  media_folder: string;
  public_folder: string;
  media_processing: {
    enabled: boolean;
    format: { enabled: boolean; default: "jpeg" };
    quality: number;
    strip_metadata: boolean;
  };
  slug: { encoding: "ascii"; clean_accents: boolean };
  collections: Collection[];
}

/**
 * Pictures are stored upright, as JPEG, without metadata. Decap's `width` would also enlarge smaller ones
 * (3.16.3, imageTransformations.js), so browser/uploads/reduce-picture.ts makes them smaller before.
 */
export function cmsConfig(backend: CmsBackend, siteUrl: string): CmsConfig {
  return {
    backend,
    load_config_file: false,
    locale: "en",
    display_url: siteUrl,
    show_preview_links: false,
    media_folder: "data/images",
    public_folder: "/images",
    media_processing: {
      enabled: true,
      format: { enabled: true, default: "jpeg" },
      quality: 88,
      strip_metadata: true,
    },
    slug: { encoding: "ascii", clean_accents: true },
    collections: collections(),
  };
}
