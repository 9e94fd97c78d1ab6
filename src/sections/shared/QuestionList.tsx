import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Disclosure } from "../../components/Disclosure";
import { Link } from "../../components/Link";
import { fillPlaceholders } from "../../content/values/placeholders";
import { priceInWords } from "../../content/values/price-range";
import { pricesPath } from "../../routes";
import { stack } from "../../theme/mixins";
import { fontSizes, sizes, space } from "../../theme/tokens";

export interface Question {
  question: string;
  answer: string;
  rate?: Queries.RateInAnswerFragment | null;
  pricesLink?: string | null;
}

interface QuestionListProps {
  questions: readonly Question[];
  /** True to open the first from the start. */
  opensFirst?: boolean;
  rateWords: Queries.RateInAnswerWordsFragment;
}

/** Questions that open on their answers, with or without a script. */
export function QuestionList({ questions, opensFirst = false, rateWords }: QuestionListProps) {
  return (
    <div>
      {questions.map((question, index) => (
        <Disclosure key={question.question} title={question.question} open={opensFirst && index === 0}>
          <Answer question={question} rateWords={rateWords} />
        </Disclosure>
      ))}
    </div>
  );
}

interface AnswerProps {
  question: Question;
  rateWords: Queries.RateInAnswerWordsFragment;
}

/** An answer, its rate (a guide's or the company's own) and a link to the prices. */
export function Answer({ question: { answer, rate, pricesLink }, rateWords }: AnswerProps) {
  const { own, guide } = rateWords.rateInAnswer;
  return (
    <div css={parts}>
      <p>{answer}</p>
      {rate && (
        <p css={price}>
          {fillPlaceholders(rate.isOwn ? own : guide, { ...rate, price: priceInWords(rate) })}
        </p>
      )}
      {rateWords.hasPrices && pricesLink && (
        <p>
          <Link to={pricesPath}>{pricesLink}</Link>
        </p>
      )}
    </div>
  );
}

const parts = css`${stack(space.xs)} max-width: ${sizes.prose};`;
const price = css`font-size: ${fontSizes.lead}; font-weight: 600;`;

export const fragments = graphql`
  fragment RateInAnswer on Rate { work unit from to isOwn }
  fragment RateInAnswerWords on PlannerPage { hasPrices rateInAnswer { guide own } }
`;
