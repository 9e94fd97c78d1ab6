import { css } from "@emotion/react";
import { announcedFrom, otherHoursText, weekOf } from "../content/derived/other-hours";
import { fillPlaceholders } from "../content/fields/placeholders";
import { withoutScript } from "../theme/media-queries";
import { space } from "../theme/tokens";
import { DatedPart } from "./DatedPart";

type OpenNowCompany = Queries.OpenNowCompanyFragment;

interface OpeningHoursProps {
  company: Pick<OpenNowCompany, "otherHours"> & { openingHoursText: readonly string[] };
}

/** The usual hours, and below them those that hold for a while, from two weeks before. */
export function OpeningHours({ company: { openingHoursText, otherHours } }: OpeningHoursProps) {
  return (
    <>
      {openingHoursText.map((usual) => (
        <span key={usual}>{usual}</span>
      ))}
      {otherHours?.map(({ text, ...hours }) => (
        <DatedPart key={hours.from} from={announcedFrom(hours.from)} to={hours.to} styles={alwaysTrue}>
          <span css={line}>{otherHoursText(hours)}</span>
          {text && <span css={line}>{text}</span>}
        </DatedPart>
      ))}
    </>
  );
}

interface NextStartProps {
  company: Pick<OpenNowCompany, "nextFreeStart">;
  words: Queries.OpenNowWordsFragment["openNow"];
}

/** In which week the next job can begin. */
export function NextStart({ company: { nextFreeStart }, words }: NextStartProps) {
  if (!nextFreeStart) return null;
  return (
    <DatedPart from="" to={nextFreeStart} styles={strong}>
      {fillPlaceholders(words.nextStart, { day: weekOf(nextFreeStart) })}
    </DatedPart>
  );
}

/** They name their days: without script they are no less right. */
const alwaysTrue = css`
  margin-top: ${space.xxs};
  ${withoutScript} { display: block; }
`;

const line = css`
  display: block;
  &:first-of-type { font-weight: 600; }
`;

const strong = css`
  margin: ${space.s} 0;
  font-weight: 600;
`;
