import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Icon } from "../components/Icon";
import { whatsAppLabel, whatsAppWith } from "../content/values/phone-formats";
import { fillPlaceholders } from "../content/values/placeholders";
import type { NonNullFields } from "../non-null-fields";
import { visuallyHidden } from "../theme/mixins";
import { colours, sizes } from "../theme/tokens";

export interface WhatsAppData extends NonNullFields<Queries.WhatsAppFragment> {
  /** See Layout. */
  subject: string | undefined;
}

/** A round button that opens WhatsApp. Renders nothing for a company without WhatsApp. */
export function WhatsAppLink({ layout, company: { whatsapp }, subject }: WhatsAppData) {
  if (!whatsapp) return null;
  return (
    <a
      href={whatsAppAddress(whatsapp.whatsAppLink, layout.whatsApp, subject)}
      target="_blank"
      rel="noopener"
      css={styles}
    >
      <Icon name="whatsapp" size={28} />
      <span css={visuallyHidden}>{whatsAppLabel}</span>
    </a>
  );
}

export const fragments = graphql`
  fragment WhatsApp on Query {
    layout { whatsApp { message messageAbout } }
    company { whatsapp { whatsAppLink } }
  }
`;

/** The chat opens with a message, which names the page's service or place where it has one. */
export function whatsAppAddress(link: string, words: Queries.LayoutWhatsApp, subject?: string): string {
  const message = subject ? fillPlaceholders(words.messageAbout, { service: subject }) : words.message;
  return whatsAppWith(link, message);
}

const styles = css`
  display: grid;
  place-items: center;
  flex: none;
  width: ${sizes.target};
  height: ${sizes.target};
  border: 1px solid transparent;
  border-radius: 50%;
  background: #0f7a40;
  color: ${colours.white};
  &:hover { background: #0c6b39; }
`;
