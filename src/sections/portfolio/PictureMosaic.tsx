import { css } from "@emotion/react";
import { space } from "../../theme/tokens";
import { opening } from "../project/picture-address";
import { LabelledPicture } from "../project/pictures/LabelledPicture";

interface PictureMosaicProps {
  project: Queries.ProjectPicturesFragment;
  labels: Queries.PictureLabelsFragment;
  /** Before each picture's description, on the link that opens it. */
  enlarge: string;
}

/** From 64rem on the mosaic has 17 parts of 27 of the page's width, less the gap to the words. */
const whole =
  "(min-width: 82rem) 47.2rem, (min-width: 64rem) calc(63vw - 4.4rem), (min-width: 45rem) calc(100vw - 4rem), calc(100vw - 2rem)";
const half =
  "(min-width: 82rem) 23.4rem, (min-width: 64rem) calc(31.5vw - 2.4rem), (min-width: 45rem) calc(50vw - 2.25rem), (min-width: 26rem) calc(50vw - 1.25rem), 8.25rem";

/** A project's pictures, like tiles of two sizes: the first is large, and so is the last of an even number. */
export function PictureMosaic({ project, labels, enlarge }: PictureMosaicProps) {
  const { pictures } = project;
  const isLarge = (index: number) => index === 0 || (index % 2 === 1 && index === pictures.length - 1);
  return (
    <ul css={grid}>
      {pictures.map((picture, index) => (
        <li key={picture.alt} css={isLarge(index) ? large : small}>
          <LabelledPicture
            picture={picture}
            kind={project.kind}
            labels={labels}
            sizes={isLarge(index) ? whole : half}
            widest={isLarge(index) ? 1440 : 1084}
            opens={opening(project, picture, { enlarge })}
          />
        </li>
      ))}
    </ul>
  );
}

const grid = css`
  display: grid;
  gap: ${space.xs};
  grid-template-columns: repeat(2, minmax(0, 1fr));
`;

const small = css`grid-column: auto;`;

const large = css`grid-column: 1 / -1;`;
