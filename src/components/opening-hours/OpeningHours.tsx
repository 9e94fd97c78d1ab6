import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { announcedFrom, openingHoursInWords, otherHoursInWords } from "../../content/values/opening-hours";
import { scriptingOff } from "../../theme/media-queries";
import { space } from "../../theme/tokens";
import { DatedPart } from "../dated-part/DatedPart";

/** The company's usual hours. Other hours follow below from two weeks before their first day; their sentence is a notice. */
export function OpeningHours({ company }: { company: Queries.OpeningTimesFragment }) {
  const { openingHours, otherHours } = company;
  return (
    <>
      {openingHoursInWords(openingHours).map((hours) => (
        <span key={hours}>{hours}</span>
      ))}
      {otherHours?.map((hours) => (
        <DatedPart key={hours.from} from={announcedFrom(hours.from)} to={hours.to} styles={otherLine}>
          {otherHoursInWords(hours)}
        </DatedPart>
      ))}
    </>
  );
}

export const fragments = graphql`
  fragment OpeningTimes on Company {
    openingHours { days opens closes }
    otherHours { from to opens closes }
  }
`;

/** Other hours show without a script, too: they name their days, so they are never wrong. */
const otherLine = css`
  margin-top: ${space.xxs};
  font-weight: 600;
  ${scriptingOff} { display: block; }
`;
