import { css } from "@emotion/react";
import { ButtonAnchor, QuoteLink } from "../components/Button";
import { Icon } from "../components/icon/Icon";
import { fillPlaceholders } from "../content/fields/placeholders";
import { closedAttribute } from "../open-now/open-now";
import { row, visuallyHidden } from "../theme/arrangements";
import { belowDesk, enlargedText, from, shortWindow } from "../theme/media-queries";
import { colours, layers, sizes, space, veils } from "../theme/tokens";
import { useFrame } from "./frame";
import { OpenNow } from "./OpeningHours";

/** Call, quote and WhatsApp within the thumb's reach; on desks only the floating WhatsApp button. While the company is closed, WhatsApp leads. */
export function CallBar({ subject }: { subject: string | undefined }) {
  const { layout, company } = useFrame();
  const { navigation, whatsApp } = layout;
  const { phone, whatsapp } = company;
  return (
    <aside css={[bar, asideWhileTyping]} aria-label={navigation.contact}>
      <OpenNow styles={wholeLine} />
      <div css={buttons}>
        <ButtonAnchor href={phone.telLink} variant="outlineOnBottle">
          <span>
            {navigation.call}
            <span css={[small, number]}>{phone.display}</span>
            <OpenNow saying="opens" styles={opens} />
          </span>
        </ButtonAnchor>
        <QuoteLink>{navigation.quote}</QuoteLink>
      </div>
      <a
        href={whatsAppLink(whatsapp.whatsAppLink, whatsApp, subject)}
        target="_blank"
        rel="noopener"
        css={whatsAppButton}
      >
        <Icon name="whatsapp" size={28} />
        <span>{whatsApp.label}</span>
      </a>
    </aside>
  );
}

/** A WhatsApp link that opens with a message, which names the page's service or place where it has one. */
export function whatsAppLink(link: string, words: Queries.LayoutWhatsApp, subject?: string): string {
  const message = subject ? fillPlaceholders(words.messageAbout, { service: subject }) : words.message;
  return `${link}?text=${encodeURIComponent(message)}`;
}

const whileClosed = `html[${closedAttribute}] &`;

const bar = css`
  position: fixed;
  z-index: ${layers.callBar};
  inset: auto 0 0;
  ${row(`0 ${space.xs}`)}
  align-items: center;
  min-height: ${sizes.callBar};
  padding: ${space.xxs} ${space.s} max(${space.xs}, env(safe-area-inset-bottom));
  color: ${colours.porcelain};
  background: ${colours.bottleDeep};
  ${enlargedText} { min-height: 0; > span { display: none; } }
  ${shortWindow} { position: static; }
  ${from.desk} {
    inset: auto ${space.l} ${space.l} auto;
    min-height: 0;
    padding: 0;
    background: none;
  }
`;

/**
 * While somebody types on a phone, the bar makes room for field and keyboard. It returns late, or it would appear under
 * the finger that taps a button there.
 */
const asideWhileTyping = css`
  ${belowDesk} {
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
  flex: 1 0 100%;
  line-height: 1.6;
  text-align: center;
  ${whileClosed} { display: none; }
  ${from.desk} { display: none; }
`;

const number = css`
  white-space: nowrap;
  ${enlargedText} { display: none; }
`;

const opens = css`
  ${small}
  display: none;
  ${whileClosed} { display: block; }
  ${enlargedText} { display: none !important; }
`;

const buttons = css`
  display: flex;
  flex: 1;
  gap: ${space.xs};
  a { flex: 1 1 auto; min-height: ${sizes.target}; padding: ${space.xxs}; line-height: 1.15; font-size: clamp(0.75rem, 3.9vw, 1rem); }
  ${whileClosed} { > a:last-of-type { flex: 0 1 4.75rem; } }
  ${from.desk} { display: none; }
`;

/** While the company is closed it is the first in the bar, with its words where there is room. */
const whatsAppButton = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space.xs};
  flex: none;
  min-width: ${sizes.target};
  min-height: ${sizes.target};
  border: 1px solid transparent;
  border-radius: 2rem;
  background: #0f7a40;
  color: ${colours.white};
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1.15;
  text-decoration: none;
  &:hover { background: #0c6b39; }
  span { ${visuallyHidden} }
  ${belowDesk} {
    ${whileClosed} {
      order: -1;
      ${from.phone} {
        max-width: 6rem;
        padding: 0 ${space.xxs};
        text-align: center;
        svg { display: none; }
        span { all: unset; }
      }
    }
  }
  ${from.desk} {
    width: ${sizes.floatingButton};
    height: ${sizes.floatingButton};
    box-shadow: 0 0.25rem 1rem ${veils.shadow};
  }
`;
