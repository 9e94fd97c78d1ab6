import { css } from "@emotion/react";
import { ButtonAnchor } from "../components/Button";
import { Icon } from "../components/icon/Icon";
import { fillPlaceholders } from "../content/fields/placeholders";
import { OpenNow } from "../open-now/OpenNow";
import { homeSection } from "../routes/page-paths";
import { row } from "../theme/arrangements";
import { belowDesk, enlargedText, from, shortWindow } from "../theme/media-queries";
import { colours, layers, sizes, space, veils } from "../theme/tokens";
import type { Frame } from "./frame";
import { MenuButton } from "./navigation/MenuButton";
import { navigationLinks } from "./navigation/navigation-links";

interface CallBarProps {
  frame: Frame;
  subject: string | undefined;
}

/** Call, quote, WhatsApp and menu within the thumb's reach; on desks only the floating WhatsApp button. */
export function CallBar({ frame, subject }: CallBarProps) {
  const { navigation, whatsApp } = frame.layout;
  const { phone, whatsapp } = frame.company;
  return (
    <aside css={[bar, asideWhileTyping]} aria-label={navigation.contact}>
      <OpenNow company={frame.company} words={frame.layout.openNow} styles={openNow} />
      <div css={smallOnly}>
        <ButtonAnchor href={phone.telLink} icon={<Icon name="phone" size={20} />} variant="outlineOnBottle">
          {navigation.call}
        </ButtonAnchor>
        <ButtonAnchor href={homeSection("contact")} variant="brass">
          {navigation.quote}
        </ButtonAnchor>
      </div>
      <a
        href={whatsAppLink(whatsapp.whatsAppLink, whatsApp, subject)}
        aria-label={whatsApp.label}
        target="_blank"
        rel="noopener"
        css={floatingButton}
      >
        <Icon name="whatsapp" size={28} />
      </a>
      <MenuButton
        label={navigation.menuAtFoot}
        name={navigation.menu}
        links={navigationLinks(navigation, frame.allService.nodes)}
        atFoot
      />
    </aside>
  );
}

interface WhatsAppWords {
  message: string;
  /** With {service} for what the page is about. */
  messageAbout: string;
}

/** A WhatsApp link that opens with a message, which names the page's service or place where it has one. */
export function whatsAppLink(link: string, words: WhatsAppWords, subject?: string): string {
  const message = subject ? fillPlaceholders(words.messageAbout, { service: subject }) : words.message;
  return `${link}?text=${encodeURIComponent(message)}`;
}

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
  ${enlargedText} { > nav, > span { display: none; } }
  ${shortWindow} { &:not(:has(details[open])) { position: static; } }
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

const openNow = css`
  flex: 1 0 100%;
  font-size: 0.8125rem;
  font-weight: 400;
  line-height: 1.6;
  text-align: center;
  ${from.desk} { display: none; }
`;

const smallOnly = css`
  display: flex;
  flex: 1;
  gap: ${space.xs};
  a { flex: 1 1 auto; min-height: ${sizes.target}; padding: ${space.xxs}; line-height: 1.15; font-size: clamp(0.75rem, 3.9vw, 1rem); }
  svg { display: none; }
  ${from.phablet} { svg { display: block; } }
  ${from.desk} { display: none; }
`;

const floatingButton = css`
  display: grid;
  place-items: center;
  flex: none;
  width: ${sizes.target};
  height: ${sizes.target};
  border: 1px solid transparent;
  border-radius: 50%;
  background: #128c4b;
  color: ${colours.white};
  &:hover { background: #0c6b39; }
  ${from.desk} {
    width: ${sizes.floatingButton};
    height: ${sizes.floatingButton};
    box-shadow: 0 0.25rem 1rem ${veils.shadow};
  }
`;
