import type { Breadcrumb } from "../routes/breadcrumb";

/** What search engines, maps and messengers may know of the company. */
export interface SeoCompany {
  name: string;
  website: string;
  email: string;
  phone: { e164: string };
  landline: { e164: string };
  address: { locality: string; region: string; country: string };
  latitude: number;
  longitude: number;
  serviceArea: string;
  serviceRadius: number;
  priceRange: string;
  openingHours: readonly { days: readonly string[]; opens: string; closes: string }[];
}

interface SocialImage {
  path: string;
  width: number;
  height: number;
  alt: string;
}

/** A place with its centre in degrees. */
interface Place {
  name: string;
  /** What the page calls the work there, and says of it. */
  headline: string;
  introduction: string;
  latitude: number;
  longitude: number;
  postcodes: readonly string[];
}

/** Everything that is particular to one page. */
export interface PageFacts {
  path: string;
  title: string;
  description: string;
  picture: SocialImage;
  /** From the home page to this one; none on the home page and the 404 page. */
  breadcrumbs?: readonly Breadcrumb[];
  service?: { name: string; description: string };
  area?: Place;
  faqs?: readonly { question: string; answer: string }[];
  isHome?: boolean;
  indexed?: boolean;
}
