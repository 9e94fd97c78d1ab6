import { graphql } from "gatsby";
import { searchLimits } from "../content/values/text-lengths";
import type { NonNullFields } from "../non-null-fields";
import { fromHome, pagePaths } from "../routes";
import { type PageDetails, scriptText, structuredData } from "./structured-data";

interface PageHeadProps extends Omit<PageDetails, "image"> {
  data: NonNullFields<Queries.PageHeadFragment>;
  page: { seoTitle: string; seoDescription: string };
  /** The page's first picture; without one, the home page's picture is used. */
  picture?: Queries.SocialImageFragment | Queries.DrawnSocialImageFragment | null | undefined;
}

/** Renders a page's title, description, canonical address, social card, geo tags and structured data. */
export function PageHead({ data, path, page, picture, breadcrumbs, service, area, faqs }: PageHeadProps) {
  const { company, homePage } = data;
  const socialPicture = picture ?? homePage.hero.picture;
  const image = socialPicture.socialImage.childImageSharp?.resize?.src;
  if (!image) throw new Error(`The picture of ${path} is not an image that sharp can read`);
  const title = pageTitle(page.seoTitle, company.name);
  const url = company.website + path;
  const { latitude, longitude } = area ?? company;
  const { locality, regionCode } = company.address;
  const place = area && area.name !== locality ? `${area.name}, ${locality}` : locality;
  const trail = breadcrumbs && fromHome(breadcrumbs);
  const graph = structuredData({ path, image, breadcrumbs: trail, service, area, faqs }, company);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={page.seoDescription} />
      {path === pagePaths.notFound ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={url} />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.seoDescription} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={company.website + image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={socialPicture.alt} />
      {/* X reads the rest in Open Graph: ogtester.com/blog/you-dont-need-twitter-title-if-you-have-og-title */}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="geo.region" content={regionCode} />
      <meta name="geo.placename" content={place} />
      <meta name="geo.position" content={`${latitude};${longitude}`} />
      <meta name="ICBM" content={`${latitude}, ${longitude}`} />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: scriptText escapes <, > and &; text children would be escaped twice (gatsbyjs/gatsby#37333)
        dangerouslySetInnerHTML={{ __html: scriptText(graph) }}
      />
    </>
  );
}

/** Adds the company's name to the title where both fit into a search result. */
export function pageTitle(title: string, companyName: string): string {
  const whole = `${title} | ${companyName}`;
  return title.includes(companyName) || whole.length > searchLimits.title ? title : whole;
}

/** Social images are 1200 × 630 px, which every messenger accepts (https://ogp.me). Drawings of houses have that shape already. */
export const fragments = graphql`
  fragment SocialImage on Picture {
    alt
    socialImage: image {
      # A room's ceiling says less than its floor.
      childImageSharp { resize(width: 1200, height: 630, cropFocus: SOUTH, toFormat: JPG, jpegQuality: 80) { src } }
    }
  }
  fragment DrawnSocialImage on WholePicture {
    alt
    socialImage: image {
      childImageSharp { resize(width: 1200, height: 630, cropFocus: CENTER, toFormat: JPG, jpegQuality: 80) { src } }
    }
  }
  fragment PageHead on Query {
    company {
      name
      website
      email
      phone { e164 }
      address { locality region regionCode }
      latitude
      longitude
      serviceArea
      serviceRadius
      priceRange
      openingHours { days opens closes }
      otherHours { from to opens closes }
    }
    homePage { hero { picture { ...SocialImage } } }
  }
`;
