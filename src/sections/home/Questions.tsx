import { graphql } from "gatsby";
import { PageSection } from "../../components/PageSection";
import { QuestionList } from "../../components/text/QuestionList";

interface QuestionsProps {
  questions: Queries.QuestionsFragment["questions"];
  faqs: readonly Queries.QuestionFragment[];
}

/** Home: questions that open on their answers, with or without a script. */
export function Questions({ questions, faqs }: QuestionsProps) {
  return (
    <PageSection title={questions.title} introduction={questions.introduction} beside>
      <QuestionList questions={faqs} />
    </PageSection>
  );
}

/** @public Gatsby collects it. */
export const questionsFragment = graphql`
  fragment Questions on HomePage { questions { title introduction } }
  fragment Question on Faq { slug question answer }
`;
