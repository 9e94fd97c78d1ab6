import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { Checked } from "../content/checked";
import { HeadTags } from "../seo/HeadTags";
import type { PageFacts, SharePicture } from "../seo/page-facts";

interface PageHeadProps extends Omit<PageFacts, "picture"> {
  data: Checked<Queries.PageHeadFragment>;
}

/** The head of a page: what is particular to it, and the company from the page's query. */
export function PageHead({ data, ...page }: PageHeadProps) {
  return (
    <HeadTags page={{ ...page, picture: sharePicture(data.homePage.hero.picture) }} company={data.company} />
  );
}

/** @public Gatsby collects it. */
export const pageHeadFragment = graphql`
  fragment PageHead on Query {
    company {
      name
      website
      email
      phone { e164 }
      landline { e164 }
      address { locality region country }
      latitude
      longitude
      serviceArea
      serviceRadius
      priceRange
      openingHours { days opens closes }
    }
    homePage {
      hero {
        picture {
          alt
          image {
            childImageSharp {
              gatsbyImageData(layout: FIXED, width: 1200, height: 630, formats: [JPG], outputPixelDensities: [1])
            }
          }
        }
      }
    }
  }
`;

interface PictureWithShare {
  alt: string;
  image: { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null };
}

function sharePicture({ alt, image }: PictureWithShare): SharePicture {
  const data = image.childImageSharp?.gatsbyImageData;
  return { path: data?.images.fallback?.src ?? "", width: data?.width ?? 0, height: data?.height ?? 0, alt };
}
