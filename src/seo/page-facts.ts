import type { Breadcrumb } from "../routes/breadcrumb";

/** What search engines, maps and messengers may know of the company. */
export type SeoCompany = NonNullable<Queries.PageHeadFragment["company"]>;

/** Everything that is particular to one page. */
export interface PageFacts {
  path: string;
  title: string;
  description: string;
  /** For messengers. */
  picture: { path: string; width: number; height: number; alt: string };
  /** From the home page to this one; none on the home page and the 404 page. */
  breadcrumbs?: readonly Breadcrumb[];
  service?: { name: string; description: string };
  /** A place with its centre in degrees, and what the page calls the work there and says of it. */
  area?: {
    name: string;
    headline: string;
    introduction: string;
    latitude: number;
    longitude: number;
    postcodes: readonly string[];
  };
  /** Who comes, and what the company has to show for itself. */
  people?: readonly { name: string; work: string }[];
  certificates?: readonly { name: string; type: string }[];
  faqs?: readonly { question: string; answer: string }[];
  isHome?: boolean;
  indexed?: boolean;
}
