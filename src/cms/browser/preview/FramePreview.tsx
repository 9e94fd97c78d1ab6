import { useEffect, useState } from "react";
import { SiteFooter } from "../../../layout/footer/SiteFooter";
import type { Frame } from "../../../layout/frame";
import { SiteHeader } from "../../../layout/SiteHeader";
import { pageDataPath, pagePaths } from "../../../routes/page-paths";
import { GlobalStyles } from "../../../theme/GlobalStyles";

/** The header and the footer with words that are not published yet; everything else in them is. */
export function FramePreview({ data }: { data: { layout: Queries.FrameFragment["layout"] } }) {
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

/** What is around every page is in the answer to each page's query. */
async function publishedFrame(): Promise<Frame> {
  const page = await fetch(pageDataPath(pagePaths.home));
  const { result }: { result: { data: Frame } } = await page.json();
  return result.data;
}
