import { pagePaths } from "./page-paths";

/** In pixels: the size that all messengers take, https://ogp.me. */
export const socialImageSize = { width: 1200, height: 630 } as const;

/** The picture that messengers show for a page: /share/areas/chelsea.jpg. */
export function socialImagePath(path: string): string {
  return `/share${path === pagePaths.home ? "/home" : path}.jpg`;
}
