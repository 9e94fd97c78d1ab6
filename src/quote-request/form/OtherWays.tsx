import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ButtonAnchor } from "../../components/Button";
import { stack } from "../../theme/mixins";
import { space } from "../../theme/tokens";
import type { QuoteRequest } from "../rules/quote-request";
import { mailLink, whatsAppRequestLink } from "../rules/written-request";
import type { FormContent } from "./words";

interface OtherWaysProps extends FormContent {
  /** The message that WhatsApp and email open with; by default none. */
  request?: QuoteRequest;
}

/** Phone, WhatsApp and email, for when the form cannot be used. */
export function OtherWays({ company, words, request }: OtherWaysProps) {
  const { email, phone, whatsapp } = company;
  const chat = whatsapp?.whatsAppLink;
  const mail = request ? mailLink(email, request, words) : `mailto:${email}`;
  return (
    <ul css={list}>
      <li>
        <ButtonAnchor href={phone.telLink}>{words.callAction}</ButtonAnchor>
      </li>
      {chat && (
        <li>
          <ButtonAnchor href={request ? whatsAppRequestLink(chat, request, words) : chat} variant="outline">
            {words.whatsAppAction}
          </ButtonAnchor>
        </li>
      )}
      <li>
        <ButtonAnchor href={mail} variant="outline">
          {words.emailAction}
        </ButtonAnchor>
      </li>
    </ul>
  );
}

export const otherWaysCompanyFragment = graphql`
  fragment OtherWaysCompany on Company {
    email
    phone { display telLink }
    whatsapp { whatsAppLink }
    otherHours { from to text }
  }
`;

const list = css`
  ${stack(space.s)}
  a { width: 100%; padding: ${space.xs} ${space.s}; overflow-wrap: anywhere; }
`;
