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
  /** Whether the answers are shown from the start, as in the CMS's preview. */
  open?: boolean;
}

/** Home: questions that open on their answers, with or without a script. */
export function Questions({ questions, faqs, picture, open = false }: QuestionsProps) {
  return (
    <PageSection title={questions.title} introduction={questions.introduction} beside>
      <div css={column}>
        <QuestionList questions={faqs} open={open} />
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
