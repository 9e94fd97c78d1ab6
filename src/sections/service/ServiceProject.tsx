import { PageSection } from "../../components/PageSection";
import { furtherPictures } from "../../pictures/project-pictures";
import { PortfolioProject } from "../portfolio/PortfolioProject";

interface ServiceProjectProps {
  title: string;
  /** The projects that show the service. */
  projects: readonly Queries.PortfolioProjectFragment[];
  /** The picture with which the page begins. */
  lead: { alt: string } | null;
}

/** Service page: a second project, or another picture of the first one. Renders nothing if the page has shown all of them. */
export function ServiceProject({ title, projects: [first, second], lead }: ServiceProjectProps) {
  const others = [second?.pictures[0], ...(first ? furtherPictures(first) : [])];
  const picture = others.find((other) => other && other.alt !== lead?.alt);
  const project = picture && picture === second?.pictures[0] ? second : first;
  if (!project || !picture) return null;
  return (
    <PageSection title={title}>
      <PortfolioProject project={{ ...project, pictures: [picture] }} isWide />
    </PageSection>
  );
}
