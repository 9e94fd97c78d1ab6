/** A page on the way from the home page to the one shown, itself included. */
export interface Breadcrumb {
  name: string;
  /** Its address within the site. */
  path: string;
}
