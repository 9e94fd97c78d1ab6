import { brandMark } from "../../theme/brand-mark";
import { colours } from "../../theme/tokens";

/** The mark beside the company's name: the tile in the name's colour, its small piece in brass. */
export function BrandMark() {
  return (
    <svg width="1.75em" height="1.75em" viewBox="0 0 32 32" aria-hidden="true">
      <g stroke="none">
        <path d={brandMark.tile} fill="currentColor" />
        <path d={brandMark.piece} fill={colours.brass} />
      </g>
    </svg>
  );
}
