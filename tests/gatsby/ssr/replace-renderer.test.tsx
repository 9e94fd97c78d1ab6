/** @jest-environment node */
import { css } from "@emotion/react";
import type { ReactElement } from "react";
import { replaceRenderer } from "../../../src/gatsby/ssr/replace-renderer";
import { runHook } from "../node/run-hook";

/** A page's HTML, and the style elements that are put into its head. */
async function rendered(bodyComponent: ReactElement) {
  const replaceBodyHTMLString = jest.fn<void, [string]>();
  const setHeadComponents = jest.fn<void, [ReactElement<Record<string, unknown>>[]]>();
  await runHook(replaceRenderer, { bodyComponent, replaceBodyHTMLString, setHeadComponents });
  const [styles = []] = setHeadComponents.mock.lastCall ?? [];
  return { html: replaceBodyHTMLString.mock.lastCall?.[0], styles: styles.map(({ props }) => props) };
}

const red = css`color: red;`;

it("A page's styles are in its head, once, and none stands among its words", async () => {
  const { html, styles } = await rendered(
    <p>
      <b css={red}>Wall</b> <b css={red}>Floor</b>
    </p>,
  );
  expect(html).toMatch(/^<p><b class="css-\w+">Wall<\/b> <b class="css-\w+">Floor<\/b><\/p>$/);
  expect(styles).toHaveLength(1);
  expect(JSON.stringify(styles).match(/color:red/g)).toHaveLength(1);
});

it("A style without a rule, as of a css prop that is null, is left out", async () => {
  const { styles } = await rendered(<p css={null}>Plain</p>);
  expect(styles).toEqual([]);
});
