/**
 * Gatsby scrolls to the address's # whenever Back is pressed; behind an open dialog the page stays where it is.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-browser/#shouldUpdateScroll
 */
export function shouldUpdateScroll(): boolean {
  return document.querySelector("dialog[open]") === null;
}
