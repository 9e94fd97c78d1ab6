import { graphql } from "gatsby";
import { createContext, useContext } from "react";
import type { Checked } from "../content/types/checked";

/** The texts and facts that any part of a page, or its head, may need. Every page's query includes them. */
export type Frame = Checked<Queries.FrameFragment>;

/** Layout provides it to everything inside. */
export const FrameContext = createContext<Frame | undefined>(undefined);

/** Returns the frame of the current page. */
export function useFrame(): Frame {
  const frame = useContext(FrameContext);
  if (!frame) throw new Error("A part of a page stands outside of Layout");
  return frame;
}

export const frameFragment = graphql`
  fragment Frame on Query {
    layout {
      navigation { planner call quote }
      whatsApp { message messageAbout }
      footer { introduction }
    }
    company {
      email
      phone { display telLink }
      whatsapp { whatsAppLink }
      landline { display telLink }
      brand { mark { childImageSharp { resize(height: 84) { src } } } }
      openingHours { days opens closes }
      otherHours { from to opens closes text }
      notices { text from to link { text to } }
      priceRange
    }
    homePage { featuredAreas { areas { name slug } } }
    companyPage { slug }
    allService(sort: { order: ASC }) { nodes { title slug } }
    hasPlanner
    plannerPage { hasPrices }
    ...PageHead
  }
`;
