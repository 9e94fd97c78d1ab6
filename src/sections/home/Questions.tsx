import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { PageSection } from "../../components/PageSection";
import { QuestionList } from "../../components/text/QuestionList";
import { stack } from "../../theme/arrangements";

interface QuestionsProps {
  questions: Queries.QuestionsFragment["questions"];
  faqs: readonly Queries.QuestionFragment[];
  picture?: ReactNode;
}

/** Home: questions that open on their answers, with or without a script. */
export function Questions({ questions, faqs, picture }: QuestionsProps) {
  return (
    <PageSection title={questions.title} introduction={questions.introduction} beside>
      <div css={column}>
        <QuestionList questions={faqs} />
        {picture}
      </div>
    </PageSection>
  );
}

const column = css`
  ${stack("1.5rem")}
  max-width: 52rem;
`;

export const questionsFragment = graphql`
  fragment Questions on HomePage { questions { title introduction } }
  fragment Question on Faq { slug question answer }
`;
