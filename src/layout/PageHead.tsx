import { graphql } from "gatsby";
import type { Checked } from "../content/types/checked";
import { pagePaths } from "../routes/page-paths";
import { socialImagePath, socialImageSize } from "../routes/social-image";
import { HeadTags } from "../seo/HeadTags";
import type { PageFacts } from "../seo/page-facts";
import { fromHome } from "./frame";

interface PageHeadProps extends Omit<PageFacts, "title" | "description" | "picture" | "path"> {
  /** By default that to which the breadcrumbs lead. */
  path?: string;
  data: Checked<Queries.PageHeadFragment>;
  page: { seoTitle: string; seoDescription: string };
  /** The alternative text of the page's first picture; pages without one use the home page's. */
  pictureAlt?: string | undefined;
}

/** The head of a page: what is particular to it, and the company from the page's query. */
export function PageHead({ data, page, pictureAlt, breadcrumbs, ...facts }: PageHeadProps) {
  const { path = breadcrumbs?.at(-1)?.path ?? pagePaths.home } = facts;
  const picture = {
    path: socialImagePath(path),
    alt: pictureAlt ?? data.homePage.hero.picture.alt,
    ...socialImageSize,
  };
  const { seoTitle: title, seoDescription: description } = page;
  const way = breadcrumbs && { breadcrumbs: fromHome(data.layout, breadcrumbs) };
  return <HeadTags page={{ ...facts, ...way, path, title, description, picture }} company={data.company} />;
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
