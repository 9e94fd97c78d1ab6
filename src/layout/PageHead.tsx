import { graphql } from "gatsby";
import type { Checked } from "../content/types/checked";
import { socialImagePath, socialImageSize } from "../routes/social-image";
import { HeadTags } from "../seo/HeadTags";
import type { PageFacts } from "../seo/structured-data";
import { fromHome } from "./frame";

interface PageHeadProps extends Omit<PageFacts, "title" | "description" | "picture"> {
  data: Checked<Queries.PageHeadFragment>;
  page: { seoTitle: string; seoDescription: string };
  /** The alternative text of the page's first picture; pages without one use the home page's. */
  pictureAlt?: string | undefined;
}

/** The head of a page: what is particular to it, and the company from the page's query. */
export function PageHead({ data, page, pictureAlt, breadcrumbs, ...facts }: PageHeadProps) {
  const picture = {
    path: socialImagePath(facts.path),
    alt: pictureAlt ?? data.homePage.hero.picture.alt,
    ...socialImageSize,
  };
  const { seoTitle: title, seoDescription: description } = page;
  const way = breadcrumbs && { breadcrumbs: fromHome(data.layout, breadcrumbs) };
  return <HeadTags page={{ ...facts, ...way, title, description, picture }} company={data.company} />;
}

export const pageHeadFragment = graphql`
  fragment PageHead on Query {
    company {
      name
      website
      email
      phone { e164 }
      landline { e164 }
      address { locality region regionCode country }
      latitude
      longitude
      serviceArea
      serviceRadius
      priceRange
      openingHours { days opens closes }
      otherHours { from to opens closes }
    }
    homePage { hero { picture { alt } } }
    layout { breadcrumbs { home } }
  }
`;
