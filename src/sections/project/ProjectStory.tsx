import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { PageSection } from "../../components/PageSection";
import { LabelledPicture } from "../../pictures/LabelledPicture";
import { visualisationNote } from "../../pictures/picture-labels";
import { pictureSlot } from "../../pictures/picture-slots";
import { furtherPictures } from "../../pictures/project-pictures";
import { pageWidth, stack } from "../../theme/arrangements";
import { from } from "../../theme/media-queries";
import { colours, fontSizes, sizes, space } from "../../theme/tokens";
import { type StoryText, storyRows } from "./story-rows";

interface ProjectStoryProps {
  project: Queries.ProjectStoryFragment;
  words: Queries.ProjectStoryWordsFragment;
}

/**
 * Project page: texts about the room, the tile and the work beside the project's further pictures, on alternating sides.
 * The last picture gets all remaining texts. Without pictures the texts stand together. Renders nothing if the card text
 * has said everything.
 */
export function ProjectStory({ project, words }: ProjectStoryProps) {
  const note = visualisationNote(project.pictures, words.visualisationNote);
  const pictures = furtherPictures(project);
  const texts = storyTexts(project, words);
  const title = project.kind === "photograph" ? words.doneTitle : words.storyTitle;
  if (pictures.length === 0 && texts.length === 0)
    return note ? <p css={[pageWidth, small, remark]}>{note}</p> : null;
  const areTitled = texts.length > 1;
  if (pictures.length === 0)
    return (
      <PageSection ground="white" title={title} beside>
        <div css={stack(space.l)}>
          <Texts texts={texts} areTitled={areTitled} />
          {note && <p css={small}>{note}</p>}
        </div>
      </PageSection>
    );
  const rows = storyRows(pictures, texts);
  return (
    <section css={ground}>
      {!rows.some(({ hasTitle }) => hasTitle) && <h2 css={pageWidth}>{title}</h2>}
      {rows.map(({ picture, texts, hasTitle, isPictureAtLeft }) => {
        const [pictureColumn, textColumn] = isPictureAtLeft
          ? [inFirstColumn, inSecondColumn]
          : [inSecondColumn, inFirstColumn];
        const text = texts.length > 0 && (
          <div key="text" css={[caption, textColumn]}>
            {hasTitle && <h2>{title}</h2>}
            <Texts texts={texts} areTitled={areTitled} />
          </div>
        );
        const figure = (
          <div key="picture" css={text && [belowText, pictureColumn]}>
            <LabelledPicture picture={picture} slot={slot} opensFor={project} />
          </div>
        );
        return (
          <div
            key={picture.alt}
            css={[
              spread,
              text ? sideBySide : alone,
              text && isPictureAtLeft && pictureAtLeft,
              hasTitle && fromTheTop,
            ]}
          >
            {/* A title is on the first screen: nothing that arrives after it may go before it. */}
            {hasTitle ? [text, figure] : [figure, text]}
          </div>
        );
      })}
      {note && <p css={[pageWidth, small]}>{note}</p>}
    </section>
  );
}

/** The texts that the project has. */
function storyTexts({ room, tile, work }: Queries.ProjectStoryFragment, words: ProjectStoryProps["words"]) {
  return [
    { title: words.roomTitle, text: room ?? "" },
    { title: words.tileTitle, text: tile ?? "" },
    { title: words.workTitle, text: work ?? "" },
  ].filter(({ text }) => text);
}

function Texts({ texts, areTitled }: { texts: readonly StoryText[]; areTitled: boolean }) {
  return texts.map(({ title, text }) => (
    <div key={title}>
      {areTitled && <h3>{title}</h3>}
      <p>{text}</p>
    </div>
  ));
}

export const projectStoryFragment = graphql`
  fragment ProjectStory on Project { kind room tile work ...ProjectPictures }
  fragment ProjectStoryWords on PortfolioPage { storyTitle doneTitle roomTitle tileTitle workTitle visualisationNote }
`;

/** From the window's edge to the words. */
const slot = pictureSlot({ phone: ["100vw"], desk: ["56vw"] });

const ground = css`
  padding: ${space.section} 0;
  background: ${colours.white};
  ${stack(space.section)}
`;

const spread = css`
  ${stack(space.l)}
  align-items: center;
`;

/**
 * On phones pictures are below their texts. On desks they are at the right and left edge in turn: in columns that are there
 * before the text arrives, which would move the picture otherwise.
 */
const sideBySide = css`${from.desk} { grid-template-columns: minmax(0, 1fr) 56vw; gap: 0; }`;

const pictureAtLeft = css`${from.desk} { grid-template-columns: 56vw minmax(0, 1fr); }`;

const inFirstColumn = css`${from.desk} { grid-area: 1 / 1; justify-self: end; }`;

const inSecondColumn = css`${from.desk} { grid-area: 1 / 2; justify-self: start; }`;

const belowText = css`order: 1; ${from.desk} { width: 56vw; }`;

const alone = css`${from.desk} { width: 56vw; justify-self: center; }`;

/** In the middle, title and picture would move when what is beside them arrives. */
const fromTheTop = css`align-items: start;`;

const remark = css`padding-top: ${space.l}; padding-bottom: ${space.l};`;

const small = css`color: ${colours.inkSoft}; font-size: ${fontSizes.small};`;

const caption = css`
  ${stack(space.l)}
  max-width: calc(${sizes.prose} + 2 * ${space.xl});
  padding: 0 ${space.margin};
  /* From the page's edge, or up to it. */
  ${from.desk} { width: 100%; max-width: calc(${sizes.page} / 2 + ${space.xl} - 6vw); padding: 0 ${space.xl}; }
  h3 { margin-bottom: ${space.xs}; color: ${colours.bottle}; }
`;
