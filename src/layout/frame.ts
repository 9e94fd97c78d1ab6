import { graphql } from "gatsby";
import { createContext, useContext } from "react";
import { type CopyFacts, factPattern } from "../components/text/Copy";
import { fillPlaceholders } from "../content/fields/placeholders";
import type { Checked } from "../content/types/checked";
import { closedDays, openingHoursText } from "../content/values/opening-hours";

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

/** The facts that sentences of any page name. */
export function factsOf({ company, quoteForm }: Frame): CopyFacts {
  const { quoteWithin, yearsOfExperience, typicalProject, largerProject, refurbishment } = company.claims;
  const { phone, landline, priceRange, openingHours, firstAnswerBy: when } = company;
  const { promiseBy } = quoteForm;
  const promiseWithin = quoteForm.promiseWithin ?? "";
  return {
    pattern: factPattern(
      [
        ...[quoteWithin, yearsOfExperience, typicalProject, largerProject, refurbishment, priceRange],
        ...[phone.display, landline?.display],
        ...openingHoursText(openingHours),
      ].flatMap((fact) => fact || []),
    ),
    promise: {
      quoteWithin: quoteWithin ?? "",
      words: { promiseWithin, promiseBy },
      closed: closedDays(company),
    },
    promiseOfBuild: when ? fillPlaceholders(promiseBy, { when }) : promiseWithin,
  };
}

/**
 * Copy for a reader without a clock, such as a search engine. Where closed days are ahead, a first answer is promised without
 * a time.
 */
export function undatedCopy(text: string, { company, quoteForm }: Frame): string {
  const { length } = closedDays(company);
  return length > 0
    ? text.replace(/ ?\{promise\}/g, "")
    : fillPlaceholders(text, { promise: quoteForm.promiseWithin ?? "" });
}

export const frameFragment = graphql`
  fragment Frame on Query {
    layout {
      skipLink
      breadcrumbs { label areas portfolio }
      navigation { label menu home services portfolio about areas contact planner call quote }
      openNow { open closed today nextStart }
      noticeLabel
      whatsApp { label message messageAbout }
      pictures { visualisation drawing before viewer { close previous next enlarge position } }
      footer {
        introduction servicesTitle areasTitle companyTitle contactTitle
        about portfolio contact areasCovered company priceRange privacy terms rights
      }
    }
    company {
      email
      phone { display telLink }
      whatsapp { whatsAppLink }
      landline { display telLink }
      brand { mark { childImageSharp { resize(height: 84) { src } } } }
      openingHours { days opens closes }
      otherHours { from to opens closes text }
      nextFreeStart
      claims { reviewsAddress quoteWithin yearsOfExperience typicalProject largerProject refurbishment }
      notices { text from to link { text to } }
      priceRange
      firstAnswerBy
    }
    quoteForm { promiseWithin promiseBy }
    homePage { featuredAreas { areas { name slug } } }
    companyPage { slug }
    allService(sort: { order: ASC }) { nodes { title slug } }
    hasPlanner
    ...PageHead
  }
`;
