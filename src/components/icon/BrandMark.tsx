import { css } from "@emotion/react";
import { brandMark } from "../../theme/brand-mark";
import { colours } from "../../theme/tokens";

interface BrandMarkProps {
  /** The address of the company's own: of an uploaded drawing nothing but its dots reaches a page. */
  own?: string | null | undefined;
}

/** The mark beside the company's name: its own, or a tile in the name's colour whose small piece is in brass. */
export function BrandMark({ own }: BrandMarkProps) {
  if (own) return <img src={own} width={28} height={28} alt="" css={ownMark} />;
  return (
    <svg width="1.75em" height="1.75em" viewBox="0 0 32 32" aria-hidden="true">
      <g stroke="none">
        <path d={brandMark.tile} fill="currentColor" />
        <path d={brandMark.piece} fill={colours.brass} />
      </g>
    </svg>
  );
}

const ownMark = css`flex: none; width: 1.75em; height: 1.75em; object-fit: contain;`;
