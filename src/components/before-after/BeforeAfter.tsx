import type { ReactNode } from "react";
import { island } from "../../islands/attributes";
import {
  afterHalf,
  afterLabel,
  beforeHalf,
  beforeLabel,
  control,
  divider,
  stage,
} from "./before-after-styles";
import type { DividerWords } from "./divider-words";

interface BeforeAfterProps {
  before: ReactNode;
  after: ReactNode;
  labels: { before: string; after: string };
  /** What moving the divider means, for screen readers. */
  slider: string;
  /** Where it stands, for screen readers. */
  positions: DividerWords;
}

/** Two pictures of the same view, one over the other, with a divider that can be moved (move-divider.ts). Without a script, side by side. */
export function BeforeAfter({ before, after, labels, slider, positions }: BeforeAfterProps) {
  const { onlyBefore, mostlyBefore, half, mostlyAfter, onlyAfter } = positions;
  return (
    <div {...island("move-divider")} css={stage}>
      <div css={beforeHalf}>
        {before}
        <p css={beforeLabel}>{labels.before}</p>
      </div>
      <div css={afterHalf}>
        {after}
        <p css={afterLabel}>{labels.after}</p>
      </div>
      <div css={divider} aria-hidden="true" />
      <input
        type="range"
        min={0}
        max={100}
        defaultValue={50}
        aria-label={slider}
        aria-valuetext={half}
        data-positions={JSON.stringify({ onlyBefore, mostlyBefore, half, mostlyAfter, onlyAfter })}
        css={control}
      />
    </div>
  );
}
