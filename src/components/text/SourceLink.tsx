import { visuallyHidden } from "../../theme/mixins";

interface SourceLinkProps {
  address: string;
  /** The text before the other site's domain: Read it at. */
  label: string;
  /** Tells screen readers what the source is about. */
  about: string;
}

/** A link to the source of a claim on another site. */
export function SourceLink({ address, label, about }: SourceLinkProps) {
  const domain = address.replace(/^https:\/\/(www\.)?|\/.*$/g, "");
  return (
    <a href={address}>
      {label} {domain}
      <span css={visuallyHidden}>{`: ${about}`}</span>
    </a>
  );
}
