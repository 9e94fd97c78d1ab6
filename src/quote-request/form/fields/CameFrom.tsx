import { css } from "@emotion/react";
import { useEffect, useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { SmallButton } from "../../../components/SmallButton";
import { fontSizes, shades, sizes, space } from "../../../theme/tokens";
import type { QuoteRequest } from "../../rules/quote-request";

/** A page from which visitors come with something in mind. */
export interface Origin {
  path: string;
  /** The service or area that the visitor comes from, as a line for the project details. */
  line: string;
}

interface CameFromProps {
  form: UseFormReturn<QuoteRequest>;
  words: { addLine: string };
  origins: readonly Origin[];
  fillIn: (field: "projectDetails", value: string) => void;
}

/** Offers the subject of the page that the visitor came from, below the details, so that no field moves. */
export function CameFrom({ form, words, origins, fillIn }: CameFromProps) {
  const [line, setLine] = useState<string>();
  const projectDetails = useWatch({ control: form.control, name: "projectDetails" });
  useEffect(() => {
    const page = previousPage();
    setLine(origins.find(({ path }) => path === page)?.line);
  }, [origins]);
  const add = () => fillIn("projectDetails", [line, projectDetails.trim()].filter(Boolean).join("\n"));
  if (!line) return null;
  return (
    <div css={row}>
      {line}
      {!projectDetails.includes(line) && <SmallButton onClick={add}>{words.addLine}</SmallButton>}
    </div>
  );
}

/** The path of the site's page from which the visitor came to this one; undefined for other sites' and none. */
function previousPage(): string | undefined {
  if (!document.referrer.startsWith(`${window.location.origin}/`)) return undefined;
  return new URL(document.referrer).pathname;
}

const row = css`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-height: ${sizes.target};
  color: ${shades.inkSoft};
  font-size: ${fontSizes.small};
  line-height: 1.25;
  button { flex: none; }
`;
