import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { CheckList } from "../../components/CheckList";
import { PageSection } from "../../components/PageSection";
import { stack } from "../../theme/mixins";
import { sizes, space } from "../../theme/tokens";
import { Answer, type Question } from "../shared/QuestionList";

interface ServicePriceProps {
  /** The service's question about prices. Some services have none. */
  question: Question | undefined;
  rateWords: Queries.RateInAnswerWordsFragment;
  features: readonly string[];
  featuresTitle: string;
  /** A link to the planner. */
  children?: ReactNode;
}

/** Service page: the answer to what the work costs, what it includes, and a way to work it out for a room. */
export function ServicePrice({ question, rateWords, features, featuresTitle, children }: ServicePriceProps) {
  return (
    <PageSection background="white" title={question?.question ?? featuresTitle} beside>
      <div css={content}>
        {question && (
          <>
            <Answer question={question} rateWords={rateWords} />
            <h3>{featuresTitle}</h3>
          </>
        )}
        <CheckList entries={features} />
        {children && <p>{children}</p>}
      </div>
    </PageSection>
  );
}

/** The first of a service's questions whose answer names a price or links to the prices. */
export function priceQuestion(questions: readonly Question[]): Question | undefined {
  return questions.find(({ rate, pricesLink }) => rate || pricesLink);
}

const content = css`
  ${stack(space.s)}
  > p { max-width: ${sizes.prose}; }
`;
