import { graphql } from "gatsby";
import type { Checked } from "../content/types/checked";

/** The words and numbers around every page: header, call bar, footer. Every page asks for them in its query. */
export type Frame = Checked<Queries.FrameFragment>;

export const frameFragment = graphql`
  fragment Frame on Query {
    layout {
      skipLink
      navigation { label menu home services portfolio about areas contact planner call quote }
      ...OpenNowWords
      whatsApp { label message messageAbout }
      footer {
        introduction servicesTitle areasTitle companyTitle contactTitle
        about portfolio contact areasCovered company priceRange privacy terms rights
      }
    }
    company {
      name
      email
      phone { display telLink }
      landline { display telLink }
      whatsapp { whatsAppLink }
      address { locality }
      brand { mark { childImageSharp { resize(height: 84) { src } } } }
      serviceArea
      openingHoursText
      ...OpenNowCompany
    }
    homePage { featuredAreas { areas { name slug } } }
    allService(sort: { order: ASC }) { nodes { title slug } }
  }
`;
