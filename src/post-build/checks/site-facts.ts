/** What the checks of a page must know of the site around it. */
export interface SiteFacts {
  /** The site's address, without a slash at the end. */
  website: string;
  /** The mail provider's address; empty for the site's own. */
  mailOrigin: string;
  /** The addresses of all files in public/. */
  files: ReadonlySet<string>;
  /** The words with which the home page's head describes its picture, which pages without one may borrow. */
  homePictureAlt: string;
}
