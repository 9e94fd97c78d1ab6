import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { createRoot, type Root } from "react-dom/client";
import company from "../../../data/company.json";
import { companySchema } from "../../content/company";
import { companyFacts } from "../../content/company-facts";
import { isRecord } from "../../content/content-path";
import { pagePaths } from "../../page-creation/page-paths";
import type { PreviewProps } from "./decap";
import { namesOfSlugs } from "./names-of-slugs";
import type { HomeData, PreviewedPage } from "./previewed-pages";
import { publishedPage } from "./published-page";
import { shownContent } from "./shown-content";

const { $schema: _address, ...companyContent } = company;
const facts = companyFacts(companySchema.parse(companyContent));

/** Shows an entry in an element of the preview's frame, with this site's own React: Decap's is a later version. */
export function previewOf<Data>({ schema, Page, field, path, another }: PreviewedPage<Data>) {
  const roots = new WeakMap<HTMLElement, Root>();
  const surroundings = loadOnce(async () => {
    const home = await publishedPage<HomeData>(pagePaths.home);
    const areas = await publishedPage(pagePaths.areasCovered);
    return { home, names: namesOfSlugs([home, areas]) };
  });
  return async (element: HTMLElement, { entry, getAsset, document }: PreviewProps): Promise<void> => {
    const content = entry.get("data").toJS();
    const { home, names } = await surroundings();
    const slug = isRecord(content) ? String(content.slug) : "";
    const published =
      (await publishedPage<Data>(path(slug))) ?? (home && (await publishedPage<Data>(path(another(home)))));
    if (!published || !element.isConnected) return;
    const shown = shownContent(schema, content, published[field], {
      facts,
      nameOf: (_to, named) => names.get(named) ?? named,
      pictureAddress: (picture) => String(getAsset(picture)),
    });
    const root = roots.get(element) ?? createRoot(element);
    roots.set(element, root);
    root.render(
      <CacheProvider value={createCache({ key: "css", container: document.head })}>
        <Page data={Object.assign({}, published, { [field]: shown })} />
      </CacheProvider>,
    );
  };
}

function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => {
    loading ??= load();
    return loading;
  };
}
