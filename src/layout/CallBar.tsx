import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ButtonAnchor, QuoteLink } from "../components/Button";
import { OpenNow } from "../components/opening-hours/OpenNow";
import type { NonNullFields } from "../non-null-fields";
import { belowDesktop, from, smallWindow } from "../theme/media-queries";
import { colours, layers, sizes, space } from "../theme/tokens";
import { type WhatsAppData, WhatsAppLink } from "./WhatsAppLink";

type CallBarProps = NonNullFields<Queries.CallBarFragment> & WhatsAppData;

/** Puts call, quote and WhatsApp within the thumb's reach. On desktops the header has them. */
export function CallBar(props: CallBarProps) {
  const { navigation } = props.layout;
  const { company } = props;
  return (
    <aside css={[bar, asideWhileTyping]} aria-label="Contact">
      <OpenNow company={company} styles={wholeLine} />
      <ButtonAnchor href={company.phone.telLink} variant="outlineOnBottle">
        <span>
          {navigation.call}
          <span css={small}>{company.phone.display}</span>
        </span>
      </ButtonAnchor>
      <QuoteLink>{navigation.quote}</QuoteLink>
      <WhatsAppLink {...props} />
    </aside>
  );
}

export const fragments = graphql`
  fragment CallBar on Query {
    layout { navigation { call quote } }
    company { phone { display telLink } ...OpeningTimes }
  }
`;

/** The rows are fixed: the first is empty until a script has written the opening hours. */
const bar = css`
  position: fixed;
  z-index: ${layers.callBar};
  inset: auto 0 0;
  display: grid;
  grid: 1.25rem minmax(${sizes.target}, 1fr) / minmax(0, 1fr) minmax(0, 1fr);
  grid-auto-columns: auto;
  place-items: center stretch;
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
