import { css } from "@emotion/react";
import { useEffect, useId, useState } from "react";
import { useWatch } from "react-hook-form";
import { SmallButton } from "../../../components/SmallButton";
import { stack } from "../../../theme/arrangements";
import { space } from "../../../theme/tokens";
import { Dialog } from "../../controls/Dialog";
import { quietWords } from "../../controls/styles";
import { useForm } from "../form-context";
import type { FormField } from "../form-field";
import { TextInput } from "../inputs/TextInput";

interface DescribePicturesProps {
  /** The list of pictures in the form. */
  name: string;
  /** The field of their alternative text. */
  field: FormField;
}

/** Asks what each picture shows that nobody has described yet: one after the other, with the picture large. */
export function DescribePictures({ name, field }: DescribePicturesProps) {
  const list: { image?: string; alt?: string }[] = useWatch({ name }) ?? [];
  const undescribed = list.flatMap(({ image, alt }, index) => (image && !alt ? index : []));
  /** Those that were undescribed when the dialog was opened. */
  const [asked, setAsked] = useState<readonly number[]>([]);
  const [step, setStep] = useState(0);
  const open = () => {
    setAsked(undescribed);
    setStep(0);
  };
  const close = () => setAsked([]);
  const index = asked[step];
  const isLast = step === asked.length - 1;
  const next = isLast ? { name: "Done", act: close } : { name: "Next picture", act: () => setStep(step + 1) };
  const back = { name: "Back", act: () => setStep(step - 1) };
  return (
    <>
      {undescribed.length > 0 && (
        <SmallButton onClick={open}>
          Say what {undescribed.length === 1 ? "one picture shows" : `${undescribed.length} pictures show`}
        </SmallButton>
      )}
      {index !== undefined && (
        <Dialog
          title={`Picture ${index + 1} of ${list.length}`}
          onClose={close}
          actions={step > 0 ? [next, back] : [next]}
        >
          <Description
            key={index}
            name={`${name}.${index}.alt`}
            field={field}
            image={list[index]?.image ?? ""}
          />
        </Dialog>
      )}
    </>
  );
}

function Description({ name, field, image }: DescribePicturesProps & { image: string }) {
  const { pictures } = useForm();
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
