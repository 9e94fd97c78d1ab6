import { css } from "@emotion/react";
import { createContext, Fragment, useContext } from "react";
import type { AnswerPromise } from "../../content/derived/promise-in-words";
import { unbroken } from "../../theme/arrangements";
import { FirstAnswer } from "./FirstAnswer";

export interface CopyFacts {
  /** Finds the facts that a line must not break: '3-7 days', a telephone number, {promise}. `factPattern` makes it. */
  pattern: RegExp;
  promise: AnswerPromise;
  /** The promise on the day of the build. */
  promiseOfBuild: string;
}

/** Layout provides it to everything inside. */
export const CopyContext = createContext<CopyFacts | undefined>(undefined);

interface CopyProps {
  text: string;
  /** True for a few words in a row, as on a button. They stay on one line, and none of them arrives later. */
  isLabel?: boolean;
}

/** True if a text names a fact, which must not break across two lines. */
export function useNamesFact(text: unknown): boolean {
  const facts = useContext(CopyContext);
  return typeof text === "string" && facts !== undefined && facts.pattern.test(text);
}

/** A sentence with facts. None of them breaks across two lines, and {promise} follows the clock. */
export function Copy({ text, isLabel = false }: CopyProps) {
  const facts = useContext(CopyContext);
  /** Plain words and facts in turn. */
  const parts = facts ? text.split(facts.pattern) : [];
  if (!facts || parts.length < 2) return text;
  if (isLabel)
    return (
      <span css={unbrokenLabel}>
        <WithPromise text={text} facts={facts} />
      </span>
    );
  // One element, because a flex container drops the spaces between several.
  return (
    <span>
      {parts.map((part, index) => {
        const key = `${index} ${part}`;
        if (index % 2 === 0) return <Fragment key={key}>{part}</Fragment>;
        return (
          <span key={key} css={unbroken}>
            <WithPromise text={part} facts={facts} />
          </span>
        );
      })}
    </span>
  );
}

/** Words in which {promise}, if they have it, follows the clock. */
function WithPromise({ text, facts }: { text: string; facts: CopyFacts }) {
  const [before = "", after] = text.split(promisePlaceholder);
  if (after === undefined) return text;
  return (
    <FirstAnswer promise={facts.promise} withoutScript={facts.promiseOfBuild} before={before} after={after} />
  );
}

const promisePlaceholder = "{promise}";

/**
 * Finds the facts in a sentence, each with the punctuation that follows it: a late full stop could push the fact to the next line.
 * The longest facts come first, because one may begin with another.
 */
export function factPattern(facts: readonly string[]): RegExp {
  const words = [...facts, promisePlaceholder]
    .sort((one, other) => other.length - one.length)
    .map((fact) => fact.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  return new RegExp(`((?:${words.join("|")})\\S*)`);
}

/** Keeps a label on one line, except in the narrowest windows, where a button may be narrower than its words. */
export const unbrokenLabel = css`@media (min-width: 22.5em) { white-space: nowrap; }`;
