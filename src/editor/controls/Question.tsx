import { Dialog } from "./Dialog";

interface QuestionProps {
  title: string;
  explanation: string;
  yes: string;
  /** Runs if the answer is yes. */
  onYes: () => void;
  onClose: () => void;
}

/** Asks before a removal. */
export function Question({ title, explanation, yes, onYes, onClose }: QuestionProps) {
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

type ThrowAwayProps = Pick<QuestionProps, "onYes" | "onClose"> & { name: string };

/** Asks before an entry's draft is thrown away. */
export const ThrowAwayQuestion = ({ name, ...question }: ThrowAwayProps) => (
  <Question
    title={`Throw away what is not published of ${name}?`}
    explanation="The words and pictures cannot be brought back. What is published stays as it is."
    yes="Throw it away"
    {...question}
  />
);
