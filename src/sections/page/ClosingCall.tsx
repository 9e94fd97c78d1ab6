import type { ReactNode } from "react";
import { CallsToAction } from "../../components/CallsToAction";
import { PageSection } from "../../components/PageSection";
import { row } from "../../theme/arrangements";
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
export function ClosingCall({ title, text, picture, ...actions }: ClosingCallProps) {
  const aside = (
    <div css={row(space.s)}>
      <CallsToAction {...actions} />
    </div>
  );
  return (
    <>
      {picture}
      <PageSection ground="bottle" title={title} introduction={text} aside={aside} />
    </>
  );
}
