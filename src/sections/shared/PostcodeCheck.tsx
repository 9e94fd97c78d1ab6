import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Button, ButtonAnchor, QuoteLink } from "../../components/Button";
import { Icon } from "../../components/Icon";
import { TextField } from "../../components/TextField";
import type { NonNullFields } from "../../non-null-fields";
import { pagePaths } from "../../routes";
import { from, scriptingOff } from "../../theme/media-queries";
import { row, stack } from "../../theme/mixins";
import { colours, sizes, space } from "../../theme/tokens";

export type PostcodeCheckData = NonNullFields<Queries.PostcodeCheckFragment>;

const checkId = "postcode";

/** 'Do you work where I live?', answered in place by check-postcodes.ts. Nothing is sent. */
export function PostcodeCheck({ postcodeCheck, company, layout }: PostcodeCheckData) {
  const { title, hint, area, covered, outside, invalid, hidden } = postcodeCheck;
  if (hidden) return null;
  const answers = {
    "data-area": area,
    "data-covered": covered,
    "data-outside": outside,
    "data-invalid": invalid,
  };
  return (
    <form
      data-postcode
      {...answers}
      action={pagePaths.areasCovered}
      noValidate
      aria-labelledby={`${checkId}-title`}
      css={box}
    >
      <h3 id={`${checkId}-title`}>{title}</h3>
      <div css={controls}>
        <TextField
          id={checkId}
          type="text"
          label="Your postcode"
          hint={hint}
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
        />
        <Button type="submit">Check postcode</Button>
      </div>
      <div role="status" css={answer} />
      <template>
        <p css={row(space.xs)}>
          <QuoteLink>{layout.navigation.quote}</QuoteLink>
          <ButtonAnchor href={company.phone.telLink} variant="outline">
            <Icon name="phone" size={20} />
            {layout.navigation.call}
          </ButtonAnchor>
        </p>
      </template>
    </form>
  );
}

export const fragments = graphql`
  fragment PostcodeCheck on Query {
    postcodeCheck { title hint area covered outside invalid hidden }
    company { phone { telLink } }
    layout { navigation { call quote } }
  }
`;

/** The form keeps its width with and without an answer. Without a script the list of areas nearby is the answer. */
const box = css`
  ${stack(space.m)}
  width: 100%;
  padding: ${space.m};
  background: var(--card);
  color: ${colours.ink};
  ${from.tablet} { padding: ${space.l}; }
  ${scriptingOff} { display: none; }
`;

const controls = css`
  ${row(space.s)}
  align-items: end;
  > div { flex: 1 1 8rem; }
  input { min-height: ${sizes.button}; }
`;

const answer = css`
  ${stack(space.s)}
  ul { ${row(`0 ${space.l}`)} }
  li a { display: inline-block; padding: ${space.xs} 0; color: ${colours.bottle}; font-weight: 600; }
`;
