import { graphql } from "gatsby";
import type { Checked } from "../content/types/checked";
import { pagePaths } from "../routes/page-paths";
import { HeadTags } from "../seo/HeadTags";
import type { PageFacts } from "../seo/structured-data";
import { fromHome } from "./frame";

interface PageHeadProps extends Omit<PageFacts, "title" | "description" | "picture" | "path"> {
  /** By default that to which the breadcrumbs lead. */
  path?: string;
  data: Checked<Queries.PageHeadFragment>;
  page: { seoTitle: string; seoDescription: string };
  /** The page's first picture; pages without one use the home page's. */
  picture?: Queries.SocialImageFragment | Queries.DrawnSocialImageFragment | undefined;
}

/** The head of a page: what is particular to it, and the company from the page's query. */
export function PageHead({
  data,
  page,
  picture = data.homePage.hero.picture,
  breadcrumbs,
  ...facts
}: PageHeadProps) {
  const { path = breadcrumbs?.at(-1)?.path ?? pagePaths.home } = facts;
  const { alt, socialImage } = picture;
  const drawn = socialImage.childImageSharp?.resize?.src;
  if (!drawn) throw new Error(`The picture of ${path} is not an image that sharp can read`);
  const { seoTitle: title, seoDescription: description } = page;
  const way = breadcrumbs && { breadcrumbs: fromHome(data.layout, breadcrumbs) };
  return (
    <HeadTags
      page={{
        ...facts,
        ...way,
        path,
        title,
        description,
        picture: { path: drawn, alt, width: 1200, height: 630 },
      }}
      company={data.company}
    />
  );
}

/** Pictures for messengers have the size that all of them take: https://ogp.me. Houses are drawn in that shape. */
export const pageHeadFragments = graphql`
  fragment SocialImage on Picture {
    alt
    socialImage: image(aspectRatio: 1.905) {
      childImageSharp { resize(width: 1200, height: 630, toFormat: JPG, jpegQuality: 80) { src } }
    }
  }
  fragment DrawnSocialImage on WholePicture {
    alt
    socialImage: image {
      childImageSharp { resize(width: 1200, height: 630, toFormat: JPG, jpegQuality: 80) { src } }
    }
  }
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
    homePage { hero { picture { ...SocialImage } } }
    layout { breadcrumbs { home } }
  }
`;
