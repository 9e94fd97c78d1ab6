import { css } from "@emotion/react";
import { ButtonAnchor, QuoteLink } from "../../components/Button";
import { Icon } from "../../components/icon/Icon";
import { columns, PageSection } from "../../components/PageSection";
import { useFrame } from "../../layout/frame";
import { row } from "../../theme/arrangements";
import { space } from "../../theme/tokens";

interface CallWords {
  quoteAction: string;
  /** The telephone number if left out. */
  callAction?: string;
}

interface ClosingCallProps {
  title: string;
  text: string;
  words: CallWords;
}

/** The last section of a page: call, or ask for a quote. */
export function ClosingCall({ title, text, words }: ClosingCallProps) {
  return (
    <PageSection ground="bottle" title={title} introduction={text}>
      <div css={columns}>
        <div css={[row(space.s), wideColumn]}>
          <CallsToAction words={words} />
        </div>
      </div>
    </PageSection>
  );
}

/** Links to the quote form and to the telephone, on a green or a light background. */
export function CallsToAction({ words, onLight = false }: { words: CallWords; onLight?: boolean }) {
  const { company, layout } = useFrame();
  const variant = onLight ? "outline" : "outlineOnBottle";
  return (
    <>
      <QuoteLink>{words.quoteAction}</QuoteLink>
      <ButtonAnchor href={company.phone.telLink} variant={variant} icon={<Icon name="phone" size={20} />}>
        {words.callAction ?? layout.navigation.call}
      </ButtonAnchor>
    </>
  );
}

const wideColumn = css`grid-column: 2;`;
