import { visuallyHidden } from "../../theme/mixins";

interface SourceLinkProps {
  url: string;
  /** The text before the other site's domain: Read it at. */
  label: string;
  /** Tells screen readers what the source is about. */
  about: string;
}

/** A link to the source of a claim on another site. */
export function SourceLink({ url, label, about }: SourceLinkProps) {
  const domain = url.replace(/^https:\/\/(www\.)?|\/.*$/g, "");
  return (
    <a href={url}>
      {label} {domain}
      <span css={visuallyHidden}>{`: ${about}`}</span>
    </a>
  );
}
