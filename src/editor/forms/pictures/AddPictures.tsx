import { css } from "@emotion/react";
import { useState } from "react";
import { SmallButton } from "../../../components/SmallButton";
import { errorStyles } from "../../../components/TextField";
import { colours, space } from "../../../theme/tokens";
import { wrapped } from "../../controls/styles";
import { ChooseStored } from "../../pictures/ChooseStored";
import { pictureNamedBy } from "../../state/picture-path";
import { useForm } from "../form-context";

interface AddPicturesProps {
  /** Whether one picture takes another's place. */
  single?: boolean;
  kind?: "picture" | "PDF";
  /** Of a mark or a logo, which is stored as it shines through; undefined of a photograph. */
  leastWidth?: number | undefined;
  onAdd: (named: string[]) => void;
}

/** Where pictures are chosen or dropped, several at once; one that cannot be used is named, with the reason. */
export function AddPictures({ single = false, kind = "picture", leastWidth, onAdd }: AddPicturesProps) {
  const { path, pictures } = useForm();
  const [isChoosing, setChoosing] = useState(false);
  const [news, setNews] = useState<{ added: number; refused: readonly string[] }>();
  const take = async (files: readonly File[]) => {
    const others = files.filter(({ type }) => (type === "application/pdf") !== (kind === "PDF"));
    const fitting = files.filter((file) => !others.includes(file));
    const { named, refused } = await pictures.take(fitting, leastWidth);
    const ofOtherKind = others.map(({ name }) => `${name} is no ${kind}: export it as one, and choose that.`);
    setNews({ added: named.length, refused: [...ofOtherKind, ...refused] });
    if (named.length > 0) onAdd(named);
  };
  const addStored = (stored: string | undefined) => {
    setChoosing(false);
    if (stored !== undefined) onAdd([pictureNamedBy(path, stored)]);
  };
  return (
    <div css={wrapped}>
      <label css={area}>
        {single ? `Choose a ${kind}, or drop one here` : "Add pictures, or drop them here"}
        <input
          type="file"
          accept={kind === "PDF" ? "application/pdf" : "image/*,.heic,.heif"}
          multiple={!single}
          onChange={({ target }) => {
            void take([...(target.files ?? [])]);
            target.value = "";
          }}
        />
      </label>
      {kind === "picture" && (
        <SmallButton onClick={() => setChoosing(true)}>
          {single ? "Choose a stored one" : "Add a stored one"}
        </SmallButton>
      )}
      {isChoosing && <ChooseStored onChoose={addStored} />}
      <p role="status" css={line}>
        {news && news.added > 0 && !single && "Added at the end of the list: say in each what it shows."}
      </p>
      <div role="alert" css={[line, errorStyles]}>
        {news?.refused.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </div>
    </div>
  );
}

/** Over all of it lies the input, on which browsers let files be dropped. */
const area = css`
  position: relative;
  padding: ${space.s} ${space.m};
  border: 1.5px dashed ${colours.groutDark};
  border-radius: 3px;
  background: ${colours.white};
  &:hover { background: ${colours.bottleMist}; }
  &:has(:focus-visible) { outline: 3px solid ${colours.bottle}; outline-offset: 2px; }
  input { position: absolute; inset: 0; width: 100%; opacity: 0; cursor: pointer; }
`;

const line = css`flex-basis: 100%; &:empty { display: none; }`;
