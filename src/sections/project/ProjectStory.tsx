import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { PageSection } from "../../components/PageSection";
import { LabelledPicture } from "../../pictures/LabelledPicture";
import { noteIfVisualised } from "../../pictures/PictureLabel";
import { wideColumnSlot } from "../../pictures/picture-slots";
import { furtherPictures } from "../../pictures/project-pictures";
import { from } from "../../theme/media-queries";
import { pageWidth, smallPrint, stack } from "../../theme/mixins";
import { colours, sizes, space } from "../../theme/tokens";

interface ProjectStoryProps {
  project: Queries.ProjectStoryFragment;
  words: Queries.ProjectStoryWordsFragment;
}

/**
 * Project page: shows texts about the room, the tile and the work beside further pictures, on alternating sides. The last
 * picture gets all remaining texts. Without pictures and texts, only the note remains.
 */
export function ProjectStory({ project, words }: ProjectStoryProps) {
  const note = noteIfVisualised(project.pictures, words.visualisationNote);
  const pictures = furtherPictures(project);
  const texts = storyTexts(project);
  if (pictures.length === 0 && texts.length === 0)
    return note ? <p css={[pageWidth, remark]}>{note}</p> : null;
  const title = project.kind === "photograph" ? words.doneTitle : words.storyTitle;
  const last = pictures.length - 1;
  return (
    <PageSection background="white" title={title} introduction={note}>
      <div css={story}>
        {pictures.length === 0 && <Texts texts={texts} />}
        {pictures.map((picture, index) => (
          <div key={picture.alt}>
            <LabelledPicture picture={picture} slot={wideColumnSlot} opensViewer />
            <Texts texts={texts.slice(index, index === last ? undefined : index + 1)} />
          </div>
        ))}
      </div>
    </PageSection>
  );
}

function storyTexts({ room, tile, workDone }: Queries.ProjectStoryFragment) {
  return [
    { title: "The room", text: room ?? "" },
    { title: "The tile", text: tile ?? "" },
    { title: "The work", text: workDone ?? "" },
  ].filter(({ text }) => text);
}

function Texts({ texts }: { texts: ReturnType<typeof storyTexts> }) {
  if (texts.length === 0) return null;
  return (
    <div css={caption}>
      {texts.map(({ title, text }) => (
        <div key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </div>
  );
}

export const fragments = graphql`
  fragment ProjectStory on Project { kind room tile workDone ...ProjectPictures }
  fragment ProjectStoryWords on PortfolioPage { storyTitle doneTitle visualisationNote }
`;

/** On desktops pictures are at the left and at the right in turn; in narrower windows below their words. */
const story = css`
  ${stack(space.xxl)}
  > div {
    ${stack(space.m)}
    align-items: center;
    > figure { order: 1; }
  }
  ${from.desktop} {
    > div { grid-template-columns: minmax(0, 11fr) minmax(0, 5fr); gap: ${space.xxl}; }
    > div:nth-of-type(even) { grid-template-columns: minmax(0, 5fr) minmax(0, 11fr); }
    > div:nth-of-type(odd) > figure { order: 0; }
  }
`;

const remark = css`
  padding-block: ${space.l};
  ${smallPrint}
`;

const caption = css`
  ${stack(space.l)}
  max-width: ${sizes.prose};
  h3 { margin-bottom: ${space.xs}; color: ${colours.bottle}; }
`;
