import { css, type SerializedStyles } from "@emotion/react";
import { graphql } from "gatsby";
import { otherMinutes } from "../content/derived/other-hours";
import { withoutScript } from "../theme/media-queries";
import type { OpeningTimes } from "./open-now";
import { closedAttribute, openNowAttribute } from "./say-open-now";

interface OpenNowProps {
  company: Queries.OpenNowCompanyFragment;
  words: Queries.OpenNowWordsFragment["openNow"];
  /** `opens` says only when the company opens, and nothing while it is open. */
  saying?: "whole" | "opens";
  styles?: SerializedStyles;
}

/** Whether the company is open: 'Open now, until 6PM'. The pages' script writes it and keeps it up to date. */
export function OpenNow({ company, words, saying = "whole", styles }: OpenNowProps) {
  const { open, closed, opens, today } = words;
  const times: OpeningTimes = {
    minutes: company.openingMinutes,
    otherHours: company.otherHours?.map((hours) => ({
      from: hours.from,
      to: hours.to,
      minutes: otherMinutes(hours),
    })),
    words: saying === "opens" ? { open: "", closed: opens, today } : { open, closed, today },
  };
  const data = { [openNowAttribute]: JSON.stringify(times) };
  return <span {...data} css={[line, styles]} suppressHydrationWarning />;
}

/** For styles of what looks different while the company is closed. */
export const whileClosed = `html[${closedAttribute}] &`;

export const openNowFragments = graphql`
  fragment OpenNowWords on Layout { openNow { open closed opens today nextStart } }
  fragment OpenNowCompany on Company {
    openingMinutes
    otherHours { from to opens closes text }
    nextFreeStart
  }
`;

/** Its line is kept free, so that nothing moves when the script writes into it. */
const line = css`
  display: block;
  min-height: 1lh;
  font-weight: 600;
  ${withoutScript} { display: none; }
`;
