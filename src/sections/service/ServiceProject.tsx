import { PageSection } from "../../components/PageSection";
import { wideColumnSlot } from "../../pictures/picture-slots";
import { secondPicture } from "../../pictures/project-pictures";
import { PortfolioProject } from "../portfolio/PortfolioProject";

interface ServiceProjectProps {
  title: string;
  /** The projects that show the service. */
  projects: readonly Queries.PortfolioProjectFragment[];
}

/**
 * Service page: a second project, or another picture of the first one, whose first picture begins the page. Renders nothing if
 * the page has shown all of them.
 */
export function ServiceProject({ title, projects: [first, second] }: ServiceProjectProps) {
  const project = second ?? first;
  const picture = second ? second.pictures[0] : secondPicture(first);
  if (!project || !picture) return null;
  return (
    <PageSection title={title} beside>
      <PortfolioProject project={{ ...project, pictures: [picture] }} slot={wideColumnSlot} />
    </PageSection>
  );
}
