import { css, type SerializedStyles } from "@emotion/react";
import { graphql } from "gatsby";
import { withoutScript } from "../theme/media-queries";
import { openNowAttributes } from "./open-now-text";

interface OpenNowProps {
  company: Queries.OpenNowCompanyFragment;
  words: Queries.OpenNowWordsFragment["openNow"];
  styles?: SerializedStyles;
}

/** Whether the company is open: 'Open now, until 6PM'. The page's script writes it and keeps it up to date (open-now.ts). */
export function OpenNow({ company, words, styles }: OpenNowProps) {
  const times = { minutes: company.openingMinutes, closedDays: company.closedDays ?? [], words };
  return <span {...openNowAttributes(times)} css={[line, styles]} suppressHydrationWarning />;
}

export const openNowFragments = graphql`
  fragment OpenNowWords on Layout { openNow { open closed today } }
  fragment OpenNowCompany on Company { openingMinutes closedDays }
`;

/** Its line is kept free, so that nothing moves when the script writes into it. */
const line = css`
  display: block;
  min-height: 1lh;
  font-weight: 600;
  ${withoutScript} { display: none; }
`;
