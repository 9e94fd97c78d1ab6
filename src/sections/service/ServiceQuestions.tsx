import { graphql } from "gatsby";
import { PageSection } from "../../components/PageSection";
import { QuestionList } from "../../components/text/QuestionList";

interface ServiceQuestionsProps {
  title: string;
  service: Queries.ServiceQuestionsFragment;
}

/** Service page: what customers want to know before they ask, where the service has such questions. */
export function ServiceQuestions({ title, service: { questions } }: ServiceQuestionsProps) {
  if (!questions) return null;
  return (
    <PageSection ground="white" title={title} beside>
      <QuestionList questions={questions} />
    </PageSection>
  );
}

export const serviceQuestionsFragment = graphql`
  fragment ServiceQuestions on Service { questions { question answer } }
`;
