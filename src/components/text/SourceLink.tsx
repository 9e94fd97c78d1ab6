import { visuallyHidden } from "../../theme/mixins";

interface SourceLinkProps {
  address: string;
  /** The link's text before the other site's domain: Read it at. */
  words: string;
  /** Tells screen readers what the source is about. */
  about: string;
}

/** A link to the source of a claim on another site. */
export function SourceLink({ address, words, about }: SourceLinkProps) {
  const place = address.replace(/^https:\/\/(www\.)?|\/.*$/g, "");
  return (
    <a href={address}>
      {words} {place}
      <span css={visuallyHidden}>{`: ${about}`}</span>
    </a>
  );
}
