import { css } from "@emotion/react";
import { pagePaths } from "../../routes/page-paths";
import { from } from "../../theme/media-queries";
import { colours, fontSizes, shades, sizes, space } from "../../theme/tokens";
import { Link } from "../Link";

interface QuestionListProps {
  questions: readonly { question: string; answer: string; pricesLink?: string | null }[];
}

/** Questions that open on their answers, with or without a script. */
export function QuestionList({ questions }: QuestionListProps) {
  return (
    <div>
      {questions.map(({ question, answer, pricesLink }) => (
        <details key={question} css={disclosureStyles}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <p>{answer}</p>
          {pricesLink && (
            <p>
              <Link to={`${pagePaths.planner}#prices`}>{pricesLink}</Link>
            </p>
          )}
        </details>
      ))}
    </div>
  );
}

/** The styles of a title that opens and closes the content below it. */
export const disclosureStyles = css`
  border-bottom: 1px solid ${colours.brass};
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.m};
    min-height: ${sizes.target};
    padding: ${space.s} 0;
    /* At the left on desks: the floating button would cover it. */
    ${from.desk} { flex-direction: row-reverse; justify-content: flex-end; }
    &::after { content: "+"; flex: none; width: 1rem; color: ${colours.brassInk}; font-size: 1.75rem; line-height: 1; }
  }
  &[open] summary::after { content: "–"; }
  h3 { font-size: ${fontSizes.lead}; }
  > p { max-width: ${sizes.prose}; padding: 0 0 ${space.l}; color: ${shades.inkSoft}; }
`;
