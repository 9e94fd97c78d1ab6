import { useEffect, useState } from "react";
import { SiteFooter } from "../../../layout/footer/SiteFooter";
import { SiteHeader } from "../../../layout/SiteHeader";
import type { Frame } from "../../../layout/useFrame";
import { pageDataPath, pagePaths } from "../../../routes/page-paths";
import { GlobalStyles } from "../../../theme/GlobalStyles";

/** The header and the footer with words that are not published yet; everything else in them is. */
export function FramePreview({ data }: { data: { layout: Queries.FrameQuery["layout"] } }) {
  const [published, setPublished] = useState<Frame>();
  useEffect(() => {
    publishedFrame().then(setPublished, () => setPublished(undefined));
  }, []);
  if (!published || !data.layout) return null;
  const frame = { ...published, layout: data.layout };
  return (
    <>
      <GlobalStyles />
      <SiteHeader frame={frame} />
      <SiteFooter frame={frame} />
    </>
  );
}

/** Gatsby keeps the answers of queries that all pages share in files of their own, which each page names. */
async function publishedFrame(): Promise<Frame | undefined> {
  const page = await fetch(pageDataPath(pagePaths.home));
  const { staticQueryHashes }: { staticQueryHashes: string[] } = await page.json();
  const answers = await Promise.all(
    staticQueryHashes.map(async (hash): Promise<{ data: Partial<Frame> }> => {
      const answer = await fetch(`/page-data/sq/d/${hash}.json`);
      return answer.json();
    }),
  );
  return answers.map(({ data }) => data).find(isFrame);
}

const isFrame = (data: Partial<Frame>): data is Frame => "layout" in data && "allService" in data;
