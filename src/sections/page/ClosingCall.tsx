import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { ButtonAnchor, ButtonLink } from "../../components/Button";
import { Icon } from "../../components/icon/Icon";
import { PageSection } from "../../components/PageSection";
import { homeSection } from "../../routes/page-paths";
import { space } from "../../theme/tokens";

interface ClosingCallProps {
  title: string;
  text: string;
  quoteAction: string;
  callAction: string;
  telLink: string;
  /** Before the words: a picture as wide as the window. */
  picture?: ReactNode;
}

/** The end of a page: call, or ask for a quote. */
export function ClosingCall({ title, text, quoteAction, callAction, telLink, picture }: ClosingCallProps) {
  return (
    <>
      {picture}
      <PageSection
        ground="bottle"
        title={title}
        introduction={text}
        aside={
          <div css={row}>
            <ButtonLink to={homeSection("contact")} variant="brass">
              {quoteAction}
            </ButtonLink>
            <ButtonAnchor href={telLink} icon={<Icon name="phone" size={20} />} variant="outlineOnBottle">
              {callAction}
            </ButtonAnchor>
          </div>
        }
      />
    </>
  );
}

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`;
