import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { PageSection } from "../../components/PageSection";
import { QuestionList } from "../../components/text/QuestionList";
import { from } from "../../theme/media-queries";
import { space } from "../../theme/tokens";

interface QuestionsProps {
  questions: Queries.QuestionsFragment["questions"];
  faqs: readonly Queries.QuestionFragment[];
  /** After them on phones, whose way to the next one is long. */
  picture?: ReactNode;
}

/** Home: questions that open on their answers, with or without a script. */
export function Questions({ questions, faqs, picture }: QuestionsProps) {
  return (
    <PageSection title={questions.title} introduction={questions.introduction} beside>
      <div>
        <QuestionList questions={faqs} />
        {picture && <div css={smallOnly}>{picture}</div>}
      </div>
    </PageSection>
  );
}

const smallOnly = css`
  margin-top: ${space.m};
  ${from.desk} { display: none; }
`;

export const questionsFragment = graphql`
  fragment Questions on HomePage { questions { title introduction } }
  fragment Question on Faq { slug question answer pricesLink }
`;
