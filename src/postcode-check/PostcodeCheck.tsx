import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Button, ButtonAnchor, QuoteLink } from "../components/Button";
import { Icon } from "../components/icon/Icon";
import { LinkList } from "../components/LinkList";
import { TextField } from "../components/TextField";
import { island } from "../islands/attributes";
import { useIslandProps } from "../islands/use-island-props";
import { useFrame } from "../layout/frame";
import { homeSection, pagePaths } from "../routes/page-paths";
import { row, stack } from "../theme/arrangements";
import { from, withoutScript } from "../theme/media-queries";
import { colours, sizes, space } from "../theme/tokens";

const checkId = "postcode";

/**
 * 'Do you work where I live?', answered in place by check-postcode.island.ts. Every answer leads to a quote, with the postcode in
 * the form's address. Nothing is sent.
 */
export function PostcodeCheck({ words }: { words: Queries.PostcodeCheckWordsFragment }) {
  const { company, layout } = useFrame();
  const islandProps = useIslandProps();
  const { area, near, outside, invalid, unavailable } = words;
  return (
    <form
      {...island("check-postcode", "submit")}
      {...islandProps("check-postcode", { area, near, outside, invalid, unavailable })}
      action={pagePaths.areasCovered}
      noValidate
      aria-labelledby={`${checkId}-title`}
      css={box}
    >
      <h3 id={`${checkId}-title`}>{words.title}</h3>
      <div css={line}>
        <TextField
          id={checkId}
          type="text"
          label={words.label}
          hint={words.hint}
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
        />
        <Button type="submit">{words.submit}</Button>
      </div>
      <div role="status" css={stack(space.s)} />
      <template data-areas>
        <LinkList links={[{ path: pagePaths.areasCovered, name: words.label }]} />
        <p css={ways}>
          <QuoteLink>{layout.navigation.quote}</QuoteLink>
        </p>
      </template>
      <template data-ways>
        <p css={ways}>
          <ButtonAnchor href={company.phone.telLink} variant="outline">
            <Icon name="phone" size={20} />
            {words.call}
          </ButtonAnchor>
          <ButtonAnchor href={homeSection("contact")}>{words.ask}</ButtonAnchor>
        </p>
      </template>
    </form>
  );
}

export const postcodeCheckFragment = graphql`
  fragment PostcodeCheckWords on PostcodeCheck {
    title label hint submit area near outside invalid unavailable call ask hidden
  }
`;

/** Keeps its width with and without an answer. Without a script the list of areas nearby is the answer. */
const box = css`
  ${stack(space.m)}
  width: 100%;
  padding: ${space.m};
  background: var(--card);
  color: ${colours.ink};
  ${from.tablet} { padding: ${space.l}; }
  ${withoutScript} { display: none; }
`;

const line = css`
  ${row(space.s)}
  align-items: end;
  > div { flex: 1 1 8rem; }
  input { min-height: ${sizes.button}; }
`;

const ways = css`
  ${row(space.xs)}
`;
