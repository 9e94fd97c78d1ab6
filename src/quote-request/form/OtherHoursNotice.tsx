import { css } from "@emotion/react";
import { DatedPart } from "../../components/opening-hours/DatedPart";

interface OtherHoursNoticeProps {
  otherHours: Queries.OtherWaysCompanyFragment["otherHours"];
}

/** The sentences of other hours that are in force, such as "We answer messages from 4 January." */
export function OtherHoursNotice({ otherHours }: OtherHoursNoticeProps) {
  return otherHours?.map(
    ({ from, to, text }) =>
      text && (
        <DatedPart key={from} from={from} to={to} styles={strong}>
          {text}
        </DatedPart>
      ),
  );
}

const strong = css`font-weight: 600;`;
