import createCache, { type EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { createRoot, type Root } from "react-dom/client";
import { isRecord } from "../../../content/fields/content-path";
import { pagePaths } from "../../../routes/page-paths";
import type { PreviewProps } from "../decap";
import { publishedFacts } from "../published-facts";
import { entriesBySlug } from "./entries-by-slug";
import { areaPage, type HomeData, type PreviewedPage } from "./previewed-pages";
import { publishedPage } from "./published-page";
import { type EntrySurroundings, shownContent } from "./shown-content";

/** Shows an entry in an element of the preview's frame, with this site's own React: Decap's is a later version. */
export function previewOf<Data>({ schema, Page, field, path, another, show }: PreviewedPage<Data>) {
  const frames = new WeakMap<HTMLElement, PreviewFrame>();
  const latest = new WeakMap<HTMLElement, PreviewProps>();
  const pageAt = remembered((address: string) => publishedPage<Data>(address));
  const surroundings = remembered(async (_always: undefined) => {
    const home = await publishedPage<HomeData>(pagePaths.home);
    const lender = home && (await publishedPage<Data>(path(another(home))));
    const areas = await publishedPage(pagePaths.areasCovered);
    const area = home && (await publishedPage(pagePaths.area(areaPage.another(home))));
    const portfolio = await publishedPage(pagePaths.portfolio);
    return { lender, entries: entriesBySlug([home, lender, areas, area, portfolio]) };
  });
  return async (element: HTMLElement, props: PreviewProps): Promise<void> => {
    latest.set(element, props);
    const content = props.entry.get("data").toJS();
    const { lender, entries } = await surroundings(undefined);
    const slug = isRecord(content) && typeof content.slug === "string" ? content.slug : "";
    const published = (slug && (await pageAt(path(slug)))) || lender;
    if (!published || latest.get(element) !== props) return;
    const around: EntrySurroundings = {
      facts: publishedFacts,
      entryOf: (_to, named) => entries.get(named) ?? {},
      pictureAddress: (picture) => String(props.getAsset(picture)),
    };
    const shown = show
      ? show(content, published, around)
      : { [field]: shownContent(schema, content, published[field], around) };
    const { root, cache } = frames.get(element) ?? frameOf(element, props.document);
    frames.set(element, { root, cache });
    root.render(
      <CacheProvider value={cache}>
        <Page data={Object.assign({}, published, shown)} />
      </CacheProvider>,
    );
  };
}

interface PreviewFrame {
  root: Root;
  cache: EmotionCache;
}

/** Styles go into the frame's own head. */
function frameOf(element: HTMLElement, page: Document): PreviewFrame {
  return { root: createRoot(element), cache: createCache({ key: "css", container: page.head }) };
}

/**
 * Asks once for each key. Under `npm start` a page requested while its content is being stored would be answered without
 * that content, and Gatsby would keep the answer.
 */
function remembered<Key, Value>(load: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const loading = new Map<Key, Promise<Value>>();
  return (key) => {
    const known = loading.get(key) ?? load(key);
    loading.set(key, known);
    return known;
  };
}
