import { css, type SerializedStyles } from "@emotion/react";
import { otherPeriods, weeklyPeriods } from "../../content/values/opening-hours";
import { scriptingOff } from "../../theme/media-queries";
import type { OpenPeriods } from "./show-open-now";

interface OpenNowProps {
  company: Queries.OpeningTimesFragment;
  styles?: SerializedStyles;
}

/** Says whether the company is open: 'Open now, until 6PM'. show-open-now.ts writes it. */
export function OpenNow({ company, styles }: OpenNowProps) {
  const times: OpenPeriods = {
    week: weeklyPeriods(company.openingHours),
    otherHours: company.otherHours?.map((hours) => ({
      from: hours.from,
      to: hours.to,
      periods: otherPeriods(hours),
    })),
  };
  return <span data-open-now={JSON.stringify(times)} css={[openNowLine, styles]} suppressHydrationWarning />;
}

/** Reserves its line, so that nothing moves when the script writes into it. */
const openNowLine = css`
  display: block;
  min-height: 1lh;
  font-weight: 600;
  ${scriptingOff} { display: none; }
`;
