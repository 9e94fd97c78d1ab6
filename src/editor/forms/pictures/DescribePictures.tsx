import { css } from "@emotion/react";
import { useEffect, useId, useState } from "react";
import { useWatch } from "react-hook-form";
import { SmallButton } from "../../../components/SmallButton";
import { stack } from "../../../theme/arrangements";
import { space } from "../../../theme/tokens";
import { Dialog } from "../../controls/Dialog";
import { quietWords } from "../../controls/styles";
import type { FormField } from "../form-field";
import { useInputContext } from "../input-context";
import { TextInput } from "../inputs/TextInput";
import { showField } from "../show-field";

interface DescribePicturesProps {
  /** A list of pictures in the form, or a group of them such as before and after. */
  name: string;
  /** The field of their alternative text. */
  field: FormField;
}

/** Asks what each picture shows that nobody has described yet: one after the other, with the picture large. */
export function DescribePictures({ name, field }: DescribePicturesProps) {
  const pictures: Readonly<Record<string, { image?: string; alt?: string }>> = useWatch({ name }) ?? {};
  const keys = Object.keys(pictures);
  const undescribed = keys.filter((key) => pictures[key]?.image && !pictures[key].alt);
  /** Those that were undescribed when the dialog was opened. */
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [step, setStep] = useState(0);
  const open = () => {
    setAsked(undescribed);
    setStep(0);
  };
  const close = () => {
    setAsked([]);
    // The button that opened the dialog is gone when there is nothing left to describe.
    if (undescribed.length === 0) showField(name);
  };
  const [key = "", ...further] = asked.slice(step);
  const { image } = pictures[key] ?? {};
  const next =
    further.length > 0
      ? { name: "Next picture", act: () => setStep(step + 1) }
      : { name: "Done", act: close };
  const back = { name: "Back", act: () => setStep(step - 1) };
  return (
    <>
      {undescribed.length > 0 && (
        <SmallButton onClick={open}>
          Say what {undescribed.length === 1 ? "one picture shows" : `${undescribed.length} pictures show`}
        </SmallButton>
      )}
      {image && (
        <Dialog
          title={`Picture ${keys.indexOf(key) + 1} of ${keys.length}`}
          onClose={close}
          actions={step > 0 ? [next, back] : [next]}
        >
          <Description key={key} name={`${name}.${key}.alt`} {...{ field, image }} />
        </Dialog>
      )}
    </>
  );
}

function Description({ name, field, image }: DescribePicturesProps & { image: string }) {
  const { pictures } = useInputContext();
  const id = useId();
  // The phone's keyboard comes with the picture.
  useEffect(() => {
    document.getElementById(id)?.focus();
  }, [id]);
  return (
    <div css={stack(space.s)}>
      <img src={pictures.address(image)} alt="" css={large} />
      <label htmlFor={id}>
        <b>What is seen?</b> Complete the sentence: <i>A … with …</i>
      </label>
      <TextInput name={name} field={field} wiring={{ id, "aria-describedby": `${id}-hint` }} />
      <p id={`${id}-hint`} css={quietWords}>
        Such as: A level shower with a glass screen and a niche of green tiles. It is read to people who
        cannot see the picture. Press the microphone of your phone’s keyboard to say it.
      </p>
    </div>
  );
}

/** As large as leaves the field in view above a phone's keyboard. */
const large = css`
  width: 100%;
  max-height: 45dvh;
  border-radius: 3px;
  object-fit: contain;
`;
