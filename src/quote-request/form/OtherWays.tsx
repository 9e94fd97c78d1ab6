import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ButtonAnchor } from "../../components/Button";
import { stack } from "../../theme/mixins";
import { space } from "../../theme/tokens";
import type { FormWords } from "./words";

interface OtherWaysProps {
  company: Queries.OtherWaysCompanyFragment;
  words: Pick<FormWords, "callAction" | "whatsAppAction" | "emailAction">;
  /** Links with a prefilled message. By default both open without one. */
  links?: { whatsApp: string | null; mail: string };
}

/** Phone, WhatsApp and email, for when the form cannot be used. */
export function OtherWays({ company, words, links }: OtherWaysProps) {
  const { whatsApp = company.whatsapp?.whatsAppLink, mail = `mailto:${company.email}` } = links ?? {};
  return (
    <ul css={list}>
      <li>
        <ButtonAnchor href={company.phone.telLink}>{words.callAction}</ButtonAnchor>
      </li>
      {whatsApp && (
        <li>
          <ButtonAnchor href={whatsApp} variant="outline">
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
