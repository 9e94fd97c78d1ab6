import { css } from "@emotion/react";
import { graphql } from "gatsby";
import Mail from "lucide-react/icons/mail";
import Phone from "lucide-react/icons/phone";
import { ButtonAnchor } from "../../../components/Button";
import { WhatsAppMark } from "../../../components/icon/WhatsAppMark";
import { stack } from "../../../theme/arrangements";
import { space } from "../../../theme/tokens";

interface OtherWaysProps {
  company: Queries.OtherWaysCompanyFragment;
  words: Queries.OtherWaysWordsFragment;
  /** Links that carry a message; by default both open without one. */
  links?: { whatsApp: string; mail: string };
}

/** Not by Icon: the form's script would have the drawings of the whole site. */
const drawing = { size: 20, strokeWidth: 1.5, "aria-hidden": true } as const;

/** Phone, WhatsApp and email, for whenever the form cannot be used. */
export function OtherWays({ company, words, links }: OtherWaysProps) {
  return (
    <ul css={list}>
      <li>
        <ButtonAnchor href={company.phone.telLink} icon={<Phone {...drawing} />}>
          {words.callLink}
        </ButtonAnchor>
      </li>
      <li>
        <ButtonAnchor
          href={links?.whatsApp ?? company.whatsapp.whatsAppLink}
          icon={<WhatsAppMark {...drawing} />}
          variant="outline"
        >
          {words.whatsAppLink}
        </ButtonAnchor>
      </li>
      <li>
        <ButtonAnchor
          href={links?.mail ?? `mailto:${company.email}`}
          icon={<Mail {...drawing} />}
          variant="outline"
        >
          {words.emailLink}
        </ButtonAnchor>
      </li>
    </ul>
  );
}

export const otherWaysFragments = graphql`
  fragment OtherWaysCompany on Company {
    email
    phone { display telLink }
    whatsapp { whatsAppLink }
    claims { quoteWithin }
  }
  fragment OtherWaysWords on QuoteForm { callLink whatsAppLink emailLink }
`;

const list = css`
  ${stack(space.s)}
  a { width: 100%; padding: ${space.xs} ${space.s}; overflow-wrap: anywhere; }
`;
