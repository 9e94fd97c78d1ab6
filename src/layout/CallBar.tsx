import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ButtonAnchor, QuoteLink } from "../components/Button";
import { Icon } from "../components/Icon";
import { OpenNow } from "../components/opening-hours/OpenNow";
import type { NonNullFields } from "../content/answer/non-null-fields";
import { whatsAppWith } from "../content/values/phone-formats";
import { fillPlaceholders } from "../content/values/placeholders";
import { whatsAppLabel } from "../quote-request/form/words";
import { belowDesktop, from, smallWindow } from "../theme/media-queries";
import { visuallyHidden } from "../theme/mixins";
import { colours, layers, sizes, space } from "../theme/tokens";

interface CallBarProps extends NonNullFields<Queries.CallBarFragment> {
  /** See Layout. */
  subject: string | undefined;
}

/**
 * Puts call, quote and WhatsApp within the thumb's reach. On desktops only WhatsApp floats, over the place that the header keeps
 * for it: anywhere else it would cover words.
 */
export function CallBar({ layout, company, subject }: CallBarProps) {
  const { navigation, whatsApp } = layout;
  const { phone, whatsapp } = company;
  return (
    <aside css={[bar, !whatsapp && withoutWhatsApp, asideWhileTyping]} aria-label="Contact">
      <OpenNow company={company} styles={wholeLine} />
      <ButtonAnchor href={phone.telLink} variant="outlineOnBottle">
        <span>
          {navigation.call}
          <span css={small}>{phone.display}</span>
        </span>
      </ButtonAnchor>
      <QuoteLink>{navigation.quote}</QuoteLink>
      {whatsapp && (
        <a
          href={whatsAppLink(whatsapp.whatsAppLink, whatsApp, subject)}
          target="_blank"
          rel="noopener"
          css={whatsAppButton}
        >
          <Icon name="whatsapp" size={28} />
          <span>{whatsAppLabel}</span>
        </a>
      )}
    </aside>
  );
}

export const callBarFragment = graphql`
  fragment CallBar on Query {
    layout { navigation { call quote } whatsApp { message messageAbout } }
    company { phone { display telLink } whatsapp { whatsAppLink } ...OpeningTimes }
  }
`;

/** A WhatsApp link that opens with a message, which names the page's service or place where it has one. */
export function whatsAppLink(link: string, words: Queries.LayoutWhatsApp, subject?: string): string {
  const message = subject ? fillPlaceholders(words.messageAbout, { service: subject }) : words.message;
  return whatsAppWith(link, message);
}

/** The rows are fixed: the first is empty until a script has written the opening hours. */
const bar = css`
  position: fixed;
  z-index: ${layers.callBar};
  inset: auto 0 0;
  display: grid;
  grid: 1.25rem minmax(${sizes.target}, 1fr) / minmax(0, 1fr) minmax(0, 1fr) ${sizes.target};
  column-gap: ${space.xs};
  min-height: ${sizes.callBar};
  padding: ${space.xxs} ${space.xs} max(${space.xs}, env(safe-area-inset-bottom));
  color: ${colours.porcelain};
  background: ${colours.bottleDeep};
  border-top: 1px solid ${colours.brass};
  > a {
    grid-row: 2;
    min-height: ${sizes.target};
    padding: 0 ${space.xxs};
    line-height: 1.15;
    font-size: clamp(0.75rem, 3.9vw, 1rem);
  }
  ${smallWindow} { position: static; }
  ${from.desktop} {
    display: block;
    z-index: ${layers.header};
    inset: calc((${sizes.header} - ${sizes.target}) / 2) max(${space.xl}, (100% - ${sizes.page}) / 2) auto auto;
    min-height: 0;
    padding: 0;
    background: none;
    border: 0;
    > :not(a:nth-of-type(3)) { display: none; }
  }
`;

/** Two buttons share the bar; on desktops nothing floats. */
const withoutWhatsApp = css`
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  ${from.desktop} { display: none; }
`;

/**
 * While somebody types on a phone, the bar makes room for field and keyboard. It returns late, or it would appear under
 * the finger that taps a button there.
 */
const asideWhileTyping = css`
  ${belowDesktop} {
    transition: visibility 0s linear 0.3s !important;
    body:has(:is(input:not([type="range"]), textarea):focus) & {
      visibility: hidden;
      transition-delay: 0s !important;
    }
  }
`;

const small = css`
  display: block;
  font-size: 0.8125rem;
  font-weight: 400;
  line-height: 1.2;
`;

const wholeLine = css`
  ${small}
  grid-column: 1 / -1;
  line-height: 1.5;
  text-align: center;
`;

const whatsAppButton = css`
  display: flex;
  align-items: center;
  justify-content: center;
  align-self: center;
  width: ${sizes.target};
  height: ${sizes.target};
  border: 1px solid transparent;
  border-radius: 2rem;
  background: #0f7a40;
  color: ${colours.white};
  &:hover { background: #0c6b39; }
  span { ${visuallyHidden} }
`;
