import { render } from "@testing-library/react";
import type { HeadProps, PageProps } from "gatsby";
import type { ComponentType } from "react";
import { answerFrameQuery } from "./frame";
import { headProps, pageProps } from "./page-props";

/** Renders a page inside its frame and gives its content, without the frame. */
export function renderPage<Data extends object>(
  Page: ComponentType<PageProps<Data>>,
  data: Data,
  path: string,
): HTMLElement {
  answerFrameQuery();
  const { container } = render(<Page {...pageProps(data, path)} />);
  const main = container.querySelector("main");
  if (!main) throw new Error("The page has no main element");
  return main;
}

/** What search engines read first in a page's head. */
export function renderHead<Data extends object>(
  Head: ComponentType<HeadProps<Data>>,
  data: Data,
  path: string,
) {
  const { container } = render(<Head {...headProps(data, path)} />);
  const attribute = (selector: string, name: string) => container.querySelector(selector)?.getAttribute(name);
  return {
    title: container.querySelector("title")?.textContent,
    description: attribute('meta[name="description"]', "content"),
    canonical: attribute('link[rel="canonical"]', "href"),
    robots: attribute('meta[name="robots"]', "content"),
    socialTitle: attribute('meta[property="og:title"]', "content"),
    socialPicture: attribute('meta[property="og:image"]', "content"),
    graph: container.querySelector('script[type="application/ld+json"]')?.textContent ?? "",
  };
}

/** The trail of breadcrumbs: each name with its address, the last without. */
export function breadcrumbsIn(main: ParentNode) {
  return [...(main.querySelector("nav ol")?.querySelectorAll("li") ?? [])].map((entry) => {
    const path = entry.querySelector("a")?.getAttribute("href");
    return path ? `${entry.textContent} ${path}` : entry.textContent;
  });
}
