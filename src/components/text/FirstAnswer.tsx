import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { AnswerPromise } from "../../content/derived/promise-in-words";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "first-answer": DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
        promise: string;
        before?: string;
        after?: string;
        hour?: "" | undefined;
      };
    }
  }
}

interface FirstAnswerProps {
  promise: AnswerPromise;
  /** The words that the page has without a script. */
  withoutScript: string;
  /** Words of the same text before it. */
  before?: string;
  /** Words of the same text after it, such as a full stop. */
  after?: string;
  /** True if it names the hour, too; otherwise it names a day, where the company is closed before it. */
  namesHour?: boolean;
}

/** When a visitor gets a first answer: 'within 24 hours'. clock-elements.ts keeps it right by London's clock. */
export function FirstAnswer({
  promise,
  withoutScript,
  before = "",
  after = "",
  namesHour = false,
}: FirstAnswerProps) {
  const { closed, ...others } = promise;
  const words = before + withoutScript + after;
  // Without closed days nothing would change.
  if (!namesHour && !closed?.length) return words;
  return (
    <>
      <span suppressHydrationWarning>{words}</span>
      <first-answer
        promise={JSON.stringify({ ...others, closed })}
        {...(before && { before })}
        {...(after && { after })}
        {...(namesHour && { hour: "" })}
      />
    </>
  );
}
