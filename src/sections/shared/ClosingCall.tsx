import { css } from "@emotion/react";
import { columns, PageSection } from "../../components/PageSection";
import { row } from "../../theme/mixins";
import { space } from "../../theme/tokens";
import { CallsToAction, type CallWords } from "./CallsToAction";

interface ClosingCallProps {
  company: Queries.CallsToActionFragment;
  title: string;
  text: string | null;
  words: CallWords;
}

/** The last section of a page: call, or ask for a quote. */
export function ClosingCall({ company, title, text, words }: ClosingCallProps) {
  return (
    <PageSection background="bottle" title={title} introduction={text}>
      <div css={columns}>
        <div css={[row(space.s), wideColumn]}>
          <CallsToAction company={company} words={words} />
        </div>
      </div>
    </PageSection>
  );
}

const wideColumn = css`grid-column: 2;`;
