import { css } from "@emotion/react";
import { SmallButton } from "../../components/SmallButton";
import { stack } from "../../theme/mixins";
import { fontSizes, space } from "../../theme/tokens";
import { Dialog } from "../controls/Dialog";
import { autoColumns, quietText } from "../controls/styles";
import { Thumbnail } from "../controls/Thumbnail";
import { useEditor } from "../state/editor-context";

/** The name that owners see: projects/cafe/room.jpg. */
export const pictureName = (path: string) => path.replace(/^images\//, "");

/** The stored pictures with their names and sizes side by side. A press on one chooses it. */
export function ChoosePicture({ onChoose }: { onChoose: (path: string | undefined) => void }) {
  const { pictures } = useEditor().site;
  return (
    <Dialog title="Choose a stored picture" onClose={() => onChoose(undefined)}>
      <ul css={grid}>
        {pictures.map(({ path, width, height }) => (
          <li key={path} css={stack(space.xxs)}>
            <Thumbnail path={path} width="100%" />
            <p>{pictureName(path)}</p>
            <p css={quietText}>{width && `${width} × ${height} pixels`}</p>
            <SmallButton
              aria-label={`Choose ${pictureName(path)}`}
              onClick={() => onChoose(path)}
              css={whole}
            >
              Choose
            </SmallButton>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const whole = css`&::after { content: ""; position: absolute; inset: 0; }`;

const grid = css`
  ${autoColumns("min(45%, 11rem)", space.m)}
  font-size: ${fontSizes.small};
  line-height: 1.35;
  overflow-wrap: anywhere;
  > li { position: relative; align-content: start; }
`;
