import { graphql } from "gatsby";
import { Disclosure } from "../../components/Disclosure";
import { Link } from "../../components/Link";
import { Copy } from "../../components/text/Copy";
import { fillPlaceholders } from "../../content/fields/placeholders";
import { priceInWords } from "../../content/values/price-range";
import { pagePaths } from "../../routes/page-paths";

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
        <Disclosure
          key={question.question}
          title={
            <h3>
              <Copy text={question.question} />
            </h3>
          }
        >
          <Answer question={question} rateWords={rateWords} />
        </Disclosure>
      ))}
    </div>
  );
}

/** An answer in paragraphs: its words, its rate, and the way to the prices. */
export function Answer({
  question: { answer, rate, pricesLink },
  rateWords,
}: { question: Question } & Omit<QuestionListProps, "questions">) {
  return (
    <>
      <p>
        <Copy text={answer} />
      </p>
      {rate?.isShown && <p>{rateInWords(rate, rateWords)}</p>}
      {rateWords.hasPrices && pricesLink && (
        <p>
          <Link to={`${pagePaths.planner}#prices`}>{pricesLink}</Link>
        </p>
      )}
    </>
  );
}

/** A rate in a sentence that says whether it is a guide's or the company's own. */
function rateInWords(rate: Queries.RateInAnswerFragment, words: Queries.RateInAnswerWordsFragment): string {
  const { work, unit } = rate;
  const sentence = rate.isOwn ? words.rateInAnswer.own : words.rateInAnswer.guide;
  return fillPlaceholders(sentence, { work, unit, price: priceInWords(rate) });
}

export const rateInAnswerFragments = graphql`
  fragment RateInAnswer on Rate { slug work unit from to isShown isOwn }
  fragment RateInAnswerWords on PlannerPage { hasPrices rateInAnswer { guide own } }
`;
