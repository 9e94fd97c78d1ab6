import { PageSection } from "../../components/PageSection";
import { secondPicture } from "../../pictures/project-pictures";
import { PortfolioProject } from "../portfolio/PortfolioProject";

interface ServiceProjectProps {
  title: string;
  /** The projects that show the service. The page begins with a picture of the first one. */
  projects: readonly Queries.PortfolioProjectFragment[];
  /** The words of the link to the project's page. */
  action: string;
}

/** Service page: a second project, or another picture of the first one. Renders nothing if there is neither. */
export function ServiceProject({ title, projects: [first, second], action }: ServiceProjectProps) {
  const picture = second ? second.pictures[0] : secondPicture(first);
  const project = second ?? first;
  if (!project || !picture) return null;
  return (
    <PageSection title={title}>
      <PortfolioProject project={{ ...project, pictures: [picture] }} action={action} isWide isLink />
    </PageSection>
  );
}
