import { css } from "@emotion/react";
import { Picture } from "../components/Picture";
import { colours, space } from "../theme/tokens";
import { imageData } from "./image-data";

interface LabelledPictureProps {
  picture: { alt: string; image: Parameters<typeof imageData>[0] };
  /** The project's kind of pictures: visualisation or photograph. */
  kind: string;
  /** The label of pictures that are not photographs. */
  visualisation: string;
  sizes: string;
  priority?: boolean;
}

/** A picture of a project; one that is not a photograph says so on its corner. */
export function LabelledPicture({
  picture,
  kind,
  visualisation,
  sizes,
  priority = false,
}: LabelledPictureProps) {
  return (
    <figure css={figure}>
      <Picture image={imageData(picture.image)} alt={picture.alt} sizes={sizes} priority={priority} />
      {kind === "visualisation" && <figcaption css={label}>{visualisation}</figcaption>}
    </figure>
  );
}

const figure = css`position: relative;`;

/** It has a ground of its own, so that it can be read on any picture. */
const label = css`
  position: absolute;
  inset: auto auto 0 0;
  padding: ${space.xxs} ${space.xs};
  background: ${colours.bottleDeep};
  color: ${colours.porcelain};
  font-size: 0.8125rem;
`;
