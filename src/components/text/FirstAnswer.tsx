import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { AnswerPromise } from "../../content/derived/promise-in-words";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "first-answer": DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
        promise: string;
        after?: string;
        hour?: "" | undefined;
      };
    }
  }
}

interface FirstAnswerProps {
  promise: AnswerPromise;
  /** What the page says without a script. */
  withoutScript: string;
  /** The punctuation that follows without a space. */
  after?: string;
  /** True if it names the hour, too; otherwise it names a day, where the company is closed before it. */
  namesHour?: boolean;
}

/** When a visitor gets a first answer: 'within 24 hours'. first-answer-element.ts keeps it right by London's clock. */
export function FirstAnswer({ promise, withoutScript, after = "", namesHour = false }: FirstAnswerProps) {
  const { closed, ...others } = promise;
  // Without closed days nothing would change.
  if (!namesHour && !closed?.length) return withoutScript + after;
  return (
    <>
      <span suppressHydrationWarning>{withoutScript + after}</span>
      <first-answer
        promise={JSON.stringify({ ...others, closed })}
        {...(after && { after })}
        {...(namesHour && { hour: "" })}
      />
    </>
  );
}
