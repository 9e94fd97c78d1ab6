import { css, type SerializedStyles } from "@emotion/react";
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import { fillPlaceholders } from "../content/fields/placeholders";
import {
  announcedFrom,
  openingHoursText,
  openingMinutes,
  otherHoursText,
  otherMinutes,
  weekOf,
} from "../content/values/opening-hours";
import { useFrame } from "../layout/frame";
import { withoutScript } from "../theme/media-queries";
import { space } from "../theme/tokens";
import { DatedPart } from "./DatedPart";
import { type OpeningTimes, openNowAttribute } from "./open-now";

/** The company's usual hours. Special hours follow below from two weeks before their first day. */
export function OpeningHours() {
  const { openingHours, otherHours } = useFrame().company;
  return (
    <>
      {openingHoursText(openingHours).map((hours) => (
        <span key={hours}>{hours}</span>
      ))}
      {otherHours?.map(({ text, ...hours }) => (
        <DatedPart key={hours.from} from={announcedFrom(hours.from)} to={hours.to} styles={alwaysTrue}>
          <span css={otherLine}>{otherHoursText(hours)}</span>
          {text && <span css={otherLine}>{text}</span>}
        </DatedPart>
      ))}
    </>
  );
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "open-now": DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}

/** Says whether the company is open: 'Open now, until 6PM'. clock-elements.ts writes it. */
export function OpenNow({ styles }: { styles?: SerializedStyles }) {
  const { company, layout } = useFrame();
  const { open, closed, today } = layout.openNow;
  const times: OpeningTimes = {
    minutes: openingMinutes(company.openingHours),
    otherHours: company.otherHours?.map((hours) => ({
      from: hours.from,
      to: hours.to,
      minutes: otherMinutes(hours),
    })),
    words: { open, closed, today },
  };
  const data = { [openNowAttribute]: JSON.stringify(times) };
  return <open-now {...data} css={[openNowLine, styles]} suppressHydrationWarning />;
}

/** Says in which week the next job can begin. */
export function NextStart() {
  const { company, layout } = useFrame();
  if (!company.nextFreeStart) return null;
  return (
    <DatedPart from="" to={company.nextFreeStart} styles={strong}>
      {fillPlaceholders(layout.openNow.nextStart, { day: weekOf(company.nextFreeStart) })}
    </DatedPart>
  );
}

/** Shown without a script, too: they name their days, so they are never wrong. */
const alwaysTrue = css`
  margin-top: ${space.xxs};
  ${withoutScript} { display: block; }
`;

const otherLine = css`
  display: block;
  &:first-of-type { font-weight: 600; }
`;

/** Reserves its line, so that nothing moves when the script writes into it. */
const openNowLine = css`
  display: block;
  min-height: 1lh;
  font-weight: 600;
  ${withoutScript} { display: none; }
`;

const strong = css`
  margin: ${space.s} 0;
  font-weight: 600;
`;
