import { Dialog } from "./Dialog";

interface DiscardDialogProps {
  /** The entry whose words are thrown away. */
  name: string;
  onDiscard: () => void;
  onClose: () => void;
}

/** Asks before unpublished words are thrown away. */
export function DiscardDialog({ name, onDiscard, onClose }: DiscardDialogProps) {
  const discard = () => {
    onClose();
    onDiscard();
  };
  return (
    <Dialog
      title={`Throw away what is not published of ${name}?`}
      onClose={onClose}
      actions={[
        { name: "Throw it away", act: discard, isRemoval: true },
        { name: "Cancel", act: onClose },
      ]}
    >
      <p>The words and pictures cannot be brought back. What is published stays as it is.</p>
    </Dialog>
  );
}
