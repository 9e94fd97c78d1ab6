/**
 * Firefox holds what is fetched ahead by a link against the policy's `default-src 'none'`, refuses it and says so in the
 * console; no directive lets only that through. There Gatsby fetches the next page when its link is touched.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-browser/#disableCorePrefetching
 */
export function disableCorePrefetching(): boolean {
  return navigator.userAgent.includes("Firefox/");
}
