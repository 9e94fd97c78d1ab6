import { css } from "@emotion/react";
import { colours, space } from "../../theme/tokens";
import { isEmpty } from "../change/content-text";
import { lines, quietWords } from "../controls/styles";
import type { FieldProblem } from "../words/plain-words";
import { stepOf, steps } from "./answers";

interface StepListProps {
  /** The steps' headings. */
  headings: readonly string[];
  /** The step that is open, counted from one. */
  current: number;
  answers: Readonly<Record<string, unknown>>;
  problems: readonly FieldProblem[];
}

/** The way to each step, which says whether it is done. */
export function StepList({ headings, current, answers, problems }: StepListProps) {
  const stateOf = (step: number) => {
    if (problems.some(({ field }) => stepOf(field) === step)) return "to do";
    return isEmpty(answers[steps[step - 1] ?? ""]) ? "may be left empty" : "done";
  };
  return (
    <nav aria-label="Steps">
      <ol css={[lines, list]}>
        {headings.map((heading, index) => (
          <li key={heading}>
            <a href={stepAddress(index + 1)} aria-current={index + 1 === current ? "step" : undefined}>
              {index + 1}. {heading}
            </a>
            <span css={quietWords}>{stateOf(index + 1)}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export const stepAddress = (step: number) => `#/yours/${step}`;

const list = css`
  padding: 0;
  list-style: none;
  li { display: flex; align-items: center; justify-content: space-between; gap: ${space.m}; }
  a { flex: 1; padding: ${space.xs} 0; }
  a[aria-current] { color: ${colours.ink}; font-weight: 600; text-decoration: none; }
`;
