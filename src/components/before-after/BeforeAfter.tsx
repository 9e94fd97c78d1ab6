import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef } from "react";
import { needsHydration } from "../../hydration/attributes";
import { useHydrated } from "../../hydration/useHydrated";
import {
  afterHalf,
  afterLabel,
  beforeHalf,
  beforeLabel,
  control,
  divider,
  stage,
} from "./before-after-styles";
import { type DividerWords, dividerWords } from "./divider-words";

interface BeforeAfterProps {
  before: ReactNode;
  after: ReactNode;
  labels: { before: string; after: string };
  /** What moving the divider means, for screen readers. */
  slider: string;
  /** Where it stands, for screen readers. */
  positions: DividerWords;
}

/** Two pictures of the same view, one over the other, with a divider that can be moved. Without a script, side by side. */
export function BeforeAfter({ before, after, labels, slider, positions }: BeforeAfterProps) {
  const whole = useRef<HTMLDivElement>(null);
  const range = useRef<HTMLInputElement>(null);
  useHydrated(whole);
  const show = useCallback(() => {
    if (!range.current) return;
    whole.current?.style.setProperty("--before", `${range.current.value}%`);
    range.current.setAttribute("aria-valuetext", dividerWords(range.current.valueAsNumber, positions));
  }, [positions]);
  // The divider may have been moved before hydration, or be restored by the browser.
  useEffect(show, [show]);
  // Safari moves a range only by its thumb; a click anywhere else would do nothing there.
  const jump = ({ currentTarget, clientX }: MouseEvent<HTMLInputElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width > 0) currentTarget.value = String(Math.round(((clientX - left) / width) * 100));
    show();
  };
  return (
    <div ref={whole} {...needsHydration()} css={stage}>
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
        ref={range}
        type="range"
        min={0}
        max={100}
        defaultValue={50}
        aria-label={slider}
        aria-valuetext={positions.half}
        onInput={show}
        onClick={jump}
        css={control}
      />
    </div>
  );
}
