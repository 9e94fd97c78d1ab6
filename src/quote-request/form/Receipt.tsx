import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { ButtonAnchor } from "../../components/Button";
import { stack } from "../../theme/mixins";
import { colours, fontSizes, space } from "../../theme/tokens";
import { fieldLabels, type QuoteRequest, quoteRequestFields } from "../rules/quote-request";
import { mailLink, writtenRequest } from "../rules/written-request";
import { FocusedBlock } from "./FocusedBlock";
import { type FormContent, outcomeInWords } from "./words";

interface ReceiptProps extends FormContent {
  /** The request as it was sent. */
  request: QuoteRequest;
  otherHours: ReactNode;
}

/** Confirms a sent request above the form: when the answer comes, what was sent, and a copy by email. */
export function Receipt({ request, otherHours, ...content }: ReceiptProps) {
  const { nextText, messageGreeting } = content.words;
  const { title } = outcomeInWords({ kind: "sent" }, content);
  const copy = mailLink(request.email, writtenRequest(request, messageGreeting));
  return (
    <FocusedBlock title={title} tone="success">
      <h4>What happens next</h4>
      {nextText && <p>{nextText}</p>}
      {otherHours}
      <h4>What you sent</h4>
      <dl css={list}>
        {quoteRequestFields.map((field) => (
          <div key={field}>
            <dt>{fieldLabels[field]}</dt>
            <dd dir="auto">{request[field]}</dd>
          </div>
        ))}
      </dl>
      <ButtonAnchor href={copy} variant="outline">
        Email me a copy
      </ButtonAnchor>
    </FocusedBlock>
  );
}

const list = css`
  ${stack(space.xs)}
  dt { color: ${colours.inkSoft}; font-size: ${fontSizes.small}; }
  dd { margin: 0; white-space: pre-line; overflow-wrap: anywhere; }
`;
