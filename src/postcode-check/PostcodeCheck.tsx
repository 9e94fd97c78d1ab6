import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "../components/Button";
import { TextField } from "../components/TextField";
import { needsHydration } from "../hydration/attributes";
import { useHydrated } from "../hydration/useHydrated";
import { pagePaths } from "../routes/page-paths";
import { edge } from "../theme/edge";
import { from, withoutScript } from "../theme/media-queries";
import { colours, shades, sizes, space } from "../theme/tokens";
import { answerPostcode, type PostcodeAnswer } from "./answer-postcode";
import { fetchPostcodeBook } from "./fetch-postcode-book";
import { PostcodeReply } from "./PostcodeReply";

interface PostcodeCheckProps {
  words: Queries.PostcodeCheckWordsFragment;
  /** What the Call link dials. */
  telLink: string;
}

/** The control's id; a page has one check. */
const checkId = "postcode";

/** 'Do you work where I live?', answered in place. Nothing is sent: the list of districts comes to the browser. */
export function PostcodeCheck({ words, telLink }: PostcodeCheckProps) {
  const form = useRef<HTMLFormElement>(null);
  const control = useRef<HTMLInputElement>(null);
  const [answer, setAnswer] = useState<PostcodeAnswer | { kind: "unavailable" }>();
  useHydrated(form);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const typed = control.current?.value ?? "";
    setAnswer(
      await fetchPostcodeBook().then(
        (book) => answerPostcode(typed, book),
        () => ({ kind: "unavailable" }) as const,
      ),
    );
  };

  return (
    <form
      ref={form}
      {...needsHydration({ replay: "submit" })}
      action={pagePaths.areasCovered}
      noValidate
      aria-labelledby={`${checkId}-title`}
      onSubmit={(event) => void submit(event)}
      css={box}
    >
      <h3 id={`${checkId}-title`}>{words.title}</h3>
      <div css={row}>
        <TextField
          id={checkId}
          type="text"
          label={words.label}
          hint={words.hint}
          controlRef={control}
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
        />
        <Button type="submit">{words.submit}</Button>
      </div>
      <div role="status" css={reply}>
        {answer && <PostcodeReply answer={answer} words={words} telLink={telLink} />}
      </div>
    </form>
  );
}

/** @public Gatsby collects it. */
export const postcodeCheckFragment = graphql`
  fragment PostcodeCheckWords on PostcodeCheck {
    title label hint submit area near outside invalid unavailable call ask
  }
`;

/**
 * As wide with an answer as without. Without a script the list of areas, which is beside it or behind the button below
 * it, is the answer.
 */
const box = css`
  display: grid;
  gap: ${space.m};
  width: 40rem;
  max-width: 100%;
  padding: ${space.l};
  background: ${colours.white};
  color: ${colours.ink};
  ${edge(shades.grout)}
  ${withoutScript} { display: none; }
`;

const row = css`
  display: grid;
  gap: ${space.s};
  align-items: end;
  input { min-height: ${sizes.button}; }
  ${from.phablet} { grid-template-columns: minmax(0, 1fr) auto; }
`;

const reply = css`
  display: grid;
  gap: ${space.s};
`;
