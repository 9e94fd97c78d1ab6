import { css } from "@emotion/react";
import { ButtonAnchor, ButtonLink } from "../components/Button";
import { LinkList } from "../components/LinkList";
import { fillPlaceholders } from "../content/fields/placeholders";
import { homeSection, pagePaths } from "../routes/page-paths";
import { space } from "../theme/tokens";
import type { PostcodeAnswer } from "./answer-postcode";

interface PostcodeReplyProps {
  answer: PostcodeAnswer | { kind: "unavailable" };
  words: Queries.PostcodeCheckWordsFragment;
  telLink: string;
}

/** An answer in words, with the links that follow from it. */
export function PostcodeReply({ answer, words, telLink }: PostcodeReplyProps) {
  const facts = {
    ...("postcode" in answer ? { postcode: answer.postcode } : {}),
    ...("place" in answer ? { place: answer.place } : {}),
  };
  const text = <p>{fillPlaceholders(words[answer.kind], facts)}</p>;
  if (answer.kind === "invalid") return text;
  return (
    <>
      {text}
      {"areas" in answer ? (
        <LinkList links={answer.areas.map(({ slug, name }) => ({ path: pagePaths.area(slug), name }))} />
      ) : (
        <p css={ways}>
          <ButtonAnchor href={telLink} icon="phone" variant="outline">
            {words.call}
          </ButtonAnchor>
          <ButtonLink to={homeSection("contact")}>{words.ask}</ButtonLink>
        </p>
      )}
    </>
  );
}

const ways = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
`;
