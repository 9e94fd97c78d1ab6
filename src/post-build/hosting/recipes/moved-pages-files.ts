/** Files in the built site that servers include: what the recipes cannot say, because it comes from the content. */
export const movedPagesFiles = {
  nginx: "_redirects.nginx",
  apache: "_redirects.apache",
  caddy: "_redirects.caddy",
} as const;
