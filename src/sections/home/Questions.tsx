import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { PageSection } from "../../components/PageSection";
import { QuestionList } from "../../components/text/QuestionList";

interface QuestionsProps {
  questions: Queries.QuestionsFragment["questions"];
  faqs: readonly Queries.QuestionFragment[];
  picture?: ReactNode;
}

/** Home: questions that open on their answers, with or without a script. */
export function Questions({ questions, faqs, picture }: QuestionsProps) {
  return (
    <PageSection title={questions.title} introduction={questions.introduction} picture={picture} beside>
      <QuestionList questions={faqs} />
    </PageSection>
  );
}

export const questionsFragment = graphql`
  fragment Questions on HomePage { questions { title introduction } }
  fragment Question on Faq { slug question answer }
`;
