import { PageSection } from "../../components/PageSection";
import { lead, row, stack } from "../../theme/mixins";
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
    <PageSection background="bottle" title={title} beside>
      <div css={stack(space.xl)}>
        {text && <p css={lead}>{text}</p>}
        <div css={row(space.s)}>
          <CallsToAction company={company} words={words} />
        </div>
      </div>
    </PageSection>
  );
}
