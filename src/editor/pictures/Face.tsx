import { css } from "@emotion/react";
import { useEffect, useRef, useState } from "react";
import { colours } from "../../theme/tokens";
import { useEditor } from "../state/editor-context";

/** A stored picture, small; where the store hands out bytes only, they are asked for when it comes into view. */
export function Face({ path, width }: { path: string; width: string }) {
  const { store, thumbnail } = useEditor();
  const ref = useRef<HTMLImageElement>(null);
  const [isSeen, setSeen] = useState(store.thumbnail !== undefined);
  useEffect(() => {
    if (isSeen || !ref.current) return;
    const observer = new IntersectionObserver((entries) =>
      setSeen(entries.some((one) => one.isIntersecting)),
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return (
    <img
      ref={ref}
      src={isSeen ? thumbnail(path) : undefined}
      alt=""
      loading="lazy"
      css={face}
      style={{ width }}
    />
  );
}

const face = css`
  flex: none;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  border-radius: 3px;
  background: ${colours.grout};
`;
