import { css } from "@emotion/react";
import { ButtonAnchor } from "../../components/Button";
import { stack } from "../../theme/mixins";
import { colours, fontSizes, space } from "../../theme/tokens";
import { type QuoteRequest, quoteRequestFields } from "../rules/quote-request";
import { mailLink } from "../rules/written-request";
import { FocusedBlock } from "./FocusedBlock";
import { OtherHoursNotice } from "./OtherHoursNotice";
import type { FormWords } from "./words";

interface ReceiptProps {
  /** The request as it was sent. */
  request: QuoteRequest;
  words: FormWords;
  company: Queries.OtherWaysCompanyFragment;
}

/** Confirms a sent request above the form: when the answer comes, what was sent, and a copy by email. */
export function Receipt({ request, words, company }: ReceiptProps) {
  return (
    <FocusedBlock title={words.success.title} styles={box}>
      <h4>{words.nextTitle}</h4>
      {words.nextText && <p>{words.nextText}</p>}
      <OtherHoursNotice otherHours={company.otherHours} />
      <h4>{words.sentTitle}</h4>
      <dl>
        {quoteRequestFields.map((field) => (
          <div key={field}>
            <dt>{words[field].label}</dt>
            <dd dir="auto">{request[field]}</dd>
          </div>
        ))}
      </dl>
      <ButtonAnchor href={mailLink(request.email, request, words)} variant="outline">
        {words.copyByMail}
      </ButtonAnchor>
    </FocusedBlock>
  );
}

const box = css`
  ${stack(space.s)}
  padding: ${space.m};
  border-left: 6px solid ${colours.brass};
  background: ${colours.bottleMist};
  h4 { font-size: ${fontSizes.lead}; }
  dl { ${stack(space.xs)} }
  dt { color: ${colours.inkSoft}; font-size: ${fontSizes.small}; }
  dd { margin: 0; white-space: pre-line; overflow-wrap: anywhere; }
`;
