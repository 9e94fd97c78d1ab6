import type { ReactNode } from "react";
import { onPreRenderHTML } from "../../../src/gatsby/ssr/on-pre-render-html";
import { runHook } from "../node/run-hook";

/** What the hook leaves of a page's head and of the end of its body. */
async function left(head: ReactNode[], end: ReactNode[]) {
  const replaceHeadComponents = jest.fn<void, [ReactNode[]]>();
  const replacePostBodyComponents = jest.fn<void, [ReactNode[]]>();
  await runHook(onPreRenderHTML, {
    getHeadComponents: () => head,
    replaceHeadComponents,
    getPostBodyComponents: () => end,
    replacePostBodyComponents,
  });
  return { head: replaceHeadComponents.mock.lastCall, end: replacePostBodyComponents.mock.lastCall };
}

it("The picture plugin's styles and script, Gatsby's version and the page's own path are left out", async () => {
  const title = <title key="title">Tiles</title>;
  const scripts = <script key="scripts" />;
  expect(
    await left(
      [
        <style key="gatsby-image-style" />,
        <meta key="generator-5.16.1" name="generator" />,
        title,
        <script key="gatsby-image-style-script" />,
      ],
      [<script key="script-loader" />, scripts],
    ),
  ).toEqual({ head: [[title]], end: [[scripts]] });
});
