import { fillPlaceholders } from "../../content/fields/placeholders";
import { visuallyHidden } from "../../theme/arrangements";

interface SourceLinkProps {
  address: string;
  /** With {place} for the site that it leads to: Read it at {place}. */
  words: string;
  /** The link's target, for screen readers. */
  about: string;
}

/** A link to the source of a claim on another site. */
export function SourceLink({ address, words, about }: SourceLinkProps) {
  const place = address.replace(/^https:\/\/(www\.)?|\/.*$/g, "");
  return (
    <a href={address}>
      {fillPlaceholders(words, { place })}
      <span css={visuallyHidden}>{`: ${about}`}</span>
    </a>
  );
}
