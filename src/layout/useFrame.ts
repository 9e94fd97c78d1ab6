import { graphql, useStaticQuery } from "gatsby";
import type { Checked } from "../content/types/checked";

export type Frame = Checked<Queries.FrameQuery>;

/** The words and numbers around every page: header, call bar, footer. */
export function useFrame(): Frame {
  return useStaticQuery<Frame>(graphql`
    query Frame {
      layout {
        skipLink
        navigation { label menu menuAtFoot home services portfolio about areas contact call quote }
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
        address { locality country }
        serviceArea
        openingHoursText
        ...OpenNowCompany
      }
      homePage { featuredAreas { areas { name slug } } }
      allService(sort: { order: ASC }) { nodes { title slug } }
    }
  `);
}
