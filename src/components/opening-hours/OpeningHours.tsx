import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { announcedFrom, openingHoursInWords, otherHoursInWords } from "../../content/values/opening-hours";
import { scriptingOff } from "../../theme/media-queries";
import { space } from "../../theme/tokens";
import { DatedPart } from "../dated-part/DatedPart";

/** The company's usual hours. Other hours follow below from two weeks before their first day. */
export function OpeningHours({ company }: { company: Queries.OpeningTimesFragment }) {
  const { openingHours, otherHours } = company;
  return (
    <>
      {openingHoursInWords(openingHours).map((hours) => (
        <span key={hours}>{hours}</span>
      ))}
      {otherHours?.map(({ text, ...hours }) => (
        <DatedPart key={hours.from} from={announcedFrom(hours.from)} to={hours.to} styles={alwaysTrue}>
          <span css={otherLine}>{otherHoursInWords(hours)}</span>
          {text && <span css={otherLine}>{text}</span>}
        </DatedPart>
      ))}
    </>
  );
}

export const fragments = graphql`
  fragment OpeningTimes on Company {
    openingHours { days opens closes }
    otherHours { from to opens closes text }
  }
`;

/** Other hours show without a script, too: they name their days, so they are never wrong. */
const alwaysTrue = css`
  margin-top: ${space.xxs};
  ${scriptingOff} { display: block; }
`;

const otherLine = css`
  display: block;
  &:first-of-type { font-weight: 600; }
`;
