import { graphql } from "gatsby";
import { Disclosure } from "../../components/Disclosure";
import { Link } from "../../components/Link";
import { fillPlaceholders } from "../../content/values/placeholders";
import { priceInWords } from "../../content/values/price-range";
import { pagePaths } from "../../routes";

interface Question {
  question: string;
  answer: string;
  rate?: Queries.RateInAnswerFragment | null;
  pricesLink?: string | null;
}

interface QuestionListProps {
  questions: readonly Question[];
  rateWords: Queries.RateInAnswerWordsFragment;
}

/** Questions that open on their answers, with or without a script. */
export function QuestionList({ questions, rateWords }: QuestionListProps) {
  return (
    <div>
      {questions.map((question) => (
        <Disclosure key={question.question} title={question.question}>
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
    <>
      <p>{answer}</p>
      {rate && <p>{fillPlaceholders(rate.isOwn ? own : guide, { ...rate, price: priceInWords(rate) })}</p>}
      {rateWords.hasPrices && pricesLink && (
        <p>
          <Link to={`${pagePaths.planner}#prices`}>{pricesLink}</Link>
        </p>
      )}
    </>
  );
}

export const rateInAnswerFragments = graphql`
  fragment RateInAnswer on Rate { slug work unit from to isOwn }
  fragment RateInAnswerWords on PlannerPage { hasPrices rateInAnswer { guide own } }
`;
