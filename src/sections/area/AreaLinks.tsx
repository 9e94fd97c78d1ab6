import type { ReactNode } from "react";
import { LinkList } from "../../components/LinkList";
import { type Ground, PageSection } from "../../components/PageSection";
import { pagePaths } from "../../routes/page-paths";

interface AreaLinksProps {
  title: string;
  areas: readonly { slug: string; name: string }[];
  ground?: Ground;
  /** Beside the title; left out, the links stand there. */
  aside?: ReactNode;
}

/** Links to the pages of several areas. */
export function AreaLinks({ title, areas, ground = "porcelain", aside }: AreaLinksProps) {
  const links = <LinkList links={areas.map(({ slug, name }) => ({ path: pagePaths.area(slug), name }))} />;
  return (
    <PageSection title={title} ground={ground} aside={aside ?? links}>
      {aside && links}
    </PageSection>
  );
}
