import { css } from "@emotion/react";
import { ButtonAnchor } from "../../components/Button";
import { stack } from "../../theme/mixins";
import { colours, fontSizes, space } from "../../theme/tokens";
import { type QuoteRequest, quoteRequestFields } from "../rules/quote-request";
import { mailLink } from "../rules/written-request";
import { FocusedBlock } from "./FocusedBlock";
import { OtherHoursNotice } from "./OtherHoursNotice";
import type { FormContent } from "./words";

interface ReceiptProps extends FormContent {
  /** The request as it was sent. */
  request: QuoteRequest;
}

/** Confirms a sent request above the form: when the answer comes, what was sent, and a copy by email. */
export function Receipt({ request, words, company }: ReceiptProps) {
  return (
    <FocusedBlock title={words.success.title} tone="success">
      <h4>{words.nextTitle}</h4>
      {words.nextText && <p>{words.nextText}</p>}
      <OtherHoursNotice otherHours={company.otherHours} />
      <h4>{words.sentTitle}</h4>
      <dl css={list}>
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

const list = css`
  ${stack(space.xs)}
  dt { color: ${colours.inkSoft}; font-size: ${fontSizes.small}; }
  dd { margin: 0; white-space: pre-line; overflow-wrap: anywhere; }
`;
