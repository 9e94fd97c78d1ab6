import { css } from "@emotion/react";
import { type ReactNode, useEffect, useState } from "react";
import { colours, space, veils } from "../../theme/tokens";
import { Working } from "../controls/Working";
import { useEditor } from "../state/editor-context";
import { useNews } from "../state/news";

/** Work under way. It stands beside the part that is busy: within it, screen readers would wait until it is done. */
export function WorkSign() {
  const { store } = useEditor();
  const { work } = useNews();
  return (
    <div css={styles} role="status">
      {work && (
        <div>
          <Working {...work} />
          {store.whyItWaits && <Late>{store.whyItWaits}</Late>}
        </div>
      )}
    </div>
  );
}

/** Shows its content after three seconds. */
function Late({ children }: { children: ReactNode }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setLate(true), 3000);
    return () => {
      window.clearTimeout(timer);
    };
  }, []);
  return isLate && <p>{children}</p>;
}

/** Over the lower edge of the window, so that nothing moves when short work begins and ends. */
const styles = css`
  position: fixed;
  z-index: 5;
  bottom: ${space.m};
  left: 50%;
  width: max-content;
  max-width: calc(100vw - 2 * ${space.m});
  translate: -50%;
  /* A dialog shows it itself. */
  body:has(dialog[open]) & { display: none; }
  > div {
    padding: ${space.s} ${space.m};
    border: 1px solid ${colours.groutDark};
    border-radius: 3px;
    background: ${colours.white};
    box-shadow: 0 0.5rem 1.5rem ${veils.shadow};
  }
`;
