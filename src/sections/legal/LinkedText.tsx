import { Fragment, type ReactNode } from "react";

interface LinkedTextProps {
  text: string;
  /** Elements that replace some of the text's words. */
  links: readonly { words: string; link: ReactNode }[];
}

/** A text in which some words are links. */
export function LinkedText({ text, links: [first, ...others] }: LinkedTextProps): ReactNode {
  if (!first) return text;
  return text.split(first.words).map((part, index) => {
    const key = `${index} ${part}`;
    return (
      <Fragment key={key}>
        {index > 0 && first.link}
        <LinkedText text={part} links={others} />
      </Fragment>
    );
  });
}
