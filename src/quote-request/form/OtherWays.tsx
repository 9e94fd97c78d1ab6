import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ButtonAnchor } from "../../components/Button";
import { whatsAppLabel, whatsAppWith } from "../../content/values/phone-formats";
import { stack } from "../../theme/mixins";
import { space } from "../../theme/tokens";
import { mailLink, type WrittenRequest } from "../rules/written-request";

interface OtherWaysProps {
  company: Queries.OtherWaysCompanyFragment;
  /** The message that WhatsApp and email open with; by default none. */
  message?: WrittenRequest;
}

/** Phone, WhatsApp and email, for when the form cannot be used. */
export function OtherWays({ company, message }: OtherWaysProps) {
  const { email, phone, whatsapp } = company;
  const chat = whatsapp?.whatsAppLink;
  return (
    <ul css={list}>
      <li>
        <ButtonAnchor href={phone.telLink}>{`Call ${phone.display}`}</ButtonAnchor>
      </li>
      {chat && (
        <li>
          <ButtonAnchor href={message ? whatsAppWith(chat, message.text) : chat} variant="outline">
            {whatsAppLabel}
          </ButtonAnchor>
        </li>
      )}
      <li>
        <ButtonAnchor href={message ? mailLink(email, message) : `mailto:${email}`} variant="outline">
          {`Email ${email}`}
        </ButtonAnchor>
      </li>
    </ul>
  );
}

export const fragments = graphql`
  fragment OtherWaysCompany on Company {
    email
    phone { display telLink }
    whatsapp { whatsAppLink }
  }
`;

const list = css`
  ${stack(space.s)}
  a { width: 100%; padding: ${space.xs} ${space.s}; overflow-wrap: anywhere; }
`;
