import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { PageSection } from "../../components/PageSection";
import { from } from "../../theme/media-queries";
import { colours, space } from "../../theme/tokens";

interface ProjectStoryProps {
  title: string;
  project: Queries.ProjectStoryFragment;
  titles: { room: string; tile: string; work: string };
}

/** Project page: the room, the tile, the work. */
export function ProjectStory({ title, project, titles }: ProjectStoryProps) {
  const parts = [
    { title: titles.room, text: project.room },
    { title: titles.tile, text: project.tile },
    { title: titles.work, text: project.work },
  ];
  return (
    <PageSection ground="white" title={title}>
      <div css={grid}>
        {parts.map(({ title: partTitle, text }) => (
          <div key={partTitle} css={part}>
            <h3>{partTitle}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </PageSection>
  );
}

/** @public Gatsby collects it. */
export const projectStoryFragment = graphql`
  fragment ProjectStory on Project { room tile work }
`;

const grid = css`
  display: grid;
  gap: ${space.xl};
  ${from.desk} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

const part = css`
  padding-top: ${space.m};
  border-top: 3px solid ${colours.brass};
  h3 { margin-bottom: ${space.xs}; color: ${colours.bottle}; }
`;
