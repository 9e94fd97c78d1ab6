import type { ComponentProps } from "react";
import { Picture } from "./Picture";
import type { PictureSlot } from "./picture-slots";

interface SlotPictureProps extends Pick<ComponentProps<typeof Picture>, "image" | "alt" | "focus"> {
  slot: PictureSlot;
}

/** A picture in the size and shape of its slot. */
export function SlotPicture({ image, alt, focus = null, slot }: SlotPictureProps) {
  const { sizes, widest = 1560, shape, priority } = slot;
  return <Picture {...{ image, alt, focus, sizes, widest, priority }} styles={shape} />;
}
