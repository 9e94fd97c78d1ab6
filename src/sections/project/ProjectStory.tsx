import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { PageSection } from "../../components/PageSection";
import { stack } from "../../theme/arrangements";
import { from } from "../../theme/media-queries";
import { colours, sizes, space } from "../../theme/tokens";

interface ProjectStoryProps {
  /** What is to be said of the pictures, where they are no photographs. */
  introduction?: string | undefined;
  project: Queries.ProjectStoryFragment;
  words: { storyTitle: string; roomTitle: string; tileTitle: string; workTitle: string };
  /** A picture of the project: on desks beside the words as they pass, on phones between them. */
  picture?: ReactNode;
}

/** Project page: the room, the tile, the work. */
export function ProjectStory({ introduction, project, words, picture }: ProjectStoryProps) {
  const part = (partTitle: string, text: string) => (
    <div css={styles}>
      <h3>{partTitle}</h3>
      <p>{text}</p>
    </div>
  );
  return (
    <PageSection ground="white" title={words.storyTitle} introduction={introduction}>
      <div css={[grid, picture ? beside : columns]}>
        {part(words.roomTitle, project.room)}
        {part(words.tileTitle, project.tile)}
        {picture && <div css={pictureArea}>{picture}</div>}
        {part(words.workTitle, project.work)}
      </div>
    </PageSection>
  );
}

export const projectStoryFragment = graphql`
  fragment ProjectStory on Project { room tile work }
`;

/** Where its picture stands. */
export const storySlot = {
  sizes:
    "(min-width: 82rem) 43.75rem, (min-width: 64rem) calc(58.3vw - 4rem), (min-width: 45rem) calc(100vw - 4rem), calc(100vw - 2rem)",
};

const grid = css`
  ${stack(space.xl)}
`;

const columns = css`
  ${from.desk} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

const beside = css`
  ${from.desk} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    column-gap: ${space.xxl};
    > * { grid-column: 2; }
  }
`;

const pictureArea = css`
  ${from.desk} {
    grid-area: 1 / 1 / span 3 / auto;
    position: sticky;
    top: calc(${sizes.header} + ${space.m});
    align-self: start;
  }
`;

const styles = css`
  padding-top: ${space.m};
  border-top: 3px solid ${colours.brass};
  h3 { margin-bottom: ${space.xs}; color: ${colours.bottle}; }
`;
