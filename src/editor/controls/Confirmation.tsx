import { Dialog } from "./Dialog";

interface ConfirmationProps {
  title: string;
  explanation: string;
  yes: string;
  /** Runs if the answer is yes. */
  onYes: () => void;
  onClose: () => void;
}

/** A dialog that asks whether something should really be removed. */
export function Confirmation({ title, explanation, yes, onYes, onClose }: ConfirmationProps) {
  const answer = () => {
    onClose();
    onYes();
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={[
        { name: yes, act: answer, isRemoval: true },
        { name: "Cancel", act: onClose },
      ]}
    >
      <p>{explanation}</p>
    </Dialog>
  );
}

type ThrowAwayProps = Pick<ConfirmationProps, "onYes" | "onClose"> & { name: string };

/** A dialog that asks whether an entry's draft should really be thrown away. */
export const ThrowAwayConfirmation = ({ name, ...answers }: ThrowAwayProps) => (
  <Confirmation
    title={`Throw away the unpublished changes to ${name}?`}
    explanation="The words and pictures cannot be brought back. What is published stays as it is."
    yes="Throw it away"
    {...answers}
  />
);
