import { css } from "@emotion/react";
import { Button } from "../components/Button";
import { island, replayed } from "../islands/attributes";
import { centredRow } from "../theme/arrangements";
import { withoutScript } from "../theme/media-queries";
import { space } from "../theme/tokens";

interface ShareButtonProps {
  title: string;
  words: Queries.PortfolioPageShare;
}

/** Shares the page's address through the device's share menu, or copies it if there is none. */
export function ShareButton({ title, words }: ShareButtonProps) {
  return (
    <div css={[centredRow("0"), statusBeside, onlyWithScript]} {...island("share-page")}>
      <Button variant="outlineOnBottle" {...replayed("click")}>
        {words.action}
      </Button>
      <span role="status" data-title={title} data-copied={words.copied} data-refused={words.failed} />
    </div>
  );
}

/** An empty message takes no space, or the button would wrap to the next line. */
const statusBeside = css`
  [role="status"]:not(:empty) { margin-left: ${space.m}; }
`;

const onlyWithScript = css`
  ${withoutScript} { display: none; }
`;
