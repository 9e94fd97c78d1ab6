import { css } from "@emotion/react";
import { sizes } from "../../theme/tokens";
import { bareButton } from "./styles";

export function CloseButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" aria-label={label} onClick={onClick} css={[bareButton, cross]}>
      ×
    </button>
  );
}

const cross = css`width: ${sizes.target}; min-height: ${sizes.target}; font-size: 1.75rem; text-align: center;`;
