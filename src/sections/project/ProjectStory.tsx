import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { pageWidth } from "../../components/PageSection";
import { lead, stack } from "../../theme/arrangements";
import { from } from "../../theme/media-queries";
import { colours, sizes, space } from "../../theme/tokens";
import { place } from "./pictures/picture-slots";

interface ProjectStoryProps {
  /** What is to be said of the pictures, where they are no photographs. */
  introduction?: string | undefined;
  project: Queries.ProjectStoryFragment;
  words: { storyTitle: string; roomTitle: string; tileTitle: string; workTitle: string };
  /** Pictures of the project, each with a part of the words as its caption; the last takes those that are left. */
  pictures: readonly ReactNode[];
}

/** Project page: the room, the tile, the work, as captions of its pictures, from one side of the page to the other. */
export function ProjectStory({ introduction, project, words, pictures }: ProjectStoryProps) {
  const parts = [
    { title: words.roomTitle, text: project.room },
    { title: words.tileTitle, text: project.tile },
    { title: words.workTitle, text: project.work },
  ];
  return (
    <section css={ground}>
      <div css={[pageWidth, stack(space.s)]}>
        <h2>{words.storyTitle}</h2>
        {introduction && <p css={lead}>{introduction}</p>}
      </div>
      {spreads(pictures, parts).map(({ place, picture, captions }) => (
        <div key={place} css={spread}>
          {picture && <div>{picture}</div>}
          {captions.length > 0 && (
            <div css={caption}>
              {captions.map(({ title, text }) => (
                <div key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              ))}
            </div>
          )}
        </div>
      ))}
    </section>
  );
}

/** Each picture with a part, the last picture with all that are left; without pictures, all parts together. */
function spreads<Part>(pictures: readonly ReactNode[], parts: readonly Part[]) {
  const count = Math.max(1, pictures.length);
  return Array.from({ length: count }, (_, place) => ({
    place,
    picture: pictures[place],
    captions: parts.slice(place, place === count - 1 ? undefined : place + 1),
  }));
}

export const projectStoryFragment = graphql`
  fragment ProjectStory on Project { room tile work }
`;

/** Where its pictures stand: from the window's edge to the words. */
export const storySlot = place({ phone: ["100vw"], desk: ["56vw"] });

const ground = css`
  padding: ${space.section} 0;
  background: ${colours.white};
  ${stack(space.section)}
`;

/** On phones below their words; on desks the pictures stand at the left and at the right edge by turns; what is alone, in the middle. */
const spread = css`
  ${stack(space.l)}
  align-items: center;
  > :first-of-type:not(:last-of-type) { order: 1; }
  ${from.desk} {
    &:nth-of-type(even) > :first-of-type:not(:last-of-type) { order: 0; }
    &:has(> :nth-child(2)) { grid-template-columns: 56vw minmax(0, 1fr); gap: 0; }
    &:nth-of-type(odd):has(> :nth-child(2)) { grid-template-columns: minmax(0, 1fr) 56vw; }
    > :only-child { justify-self: center; }
    > :only-child:has(figure) { width: 56vw; }
  }
`;

const caption = css`
  ${stack(space.l)}
  max-width: calc(${sizes.prose} + 2 * ${space.xl});
  padding: 0 ${space.margin};
  ${from.desk} { justify-self: center; padding: 0 ${space.xxl}; }
  h3 { margin-bottom: ${space.xs}; color: ${colours.bottle}; }
`;
