import type { ReactNode } from "react";
import { LinkList } from "../../components/LinkList";
import { type Ground, PageSection } from "../../components/PageSection";
import { pagePaths } from "../../routes/page-paths";

interface AreaLinksProps {
  title: string;
  areas: readonly { slug: string; name: string }[];
  ground?: Ground;
  /** What comes before the links. */
  children?: ReactNode;
}

/** Links to the pages of several areas. */
export function AreaLinks({ title, areas, ground = "porcelain", children }: AreaLinksProps) {
  return (
    <PageSection title={title} ground={ground}>
      {children}
      <LinkList links={areas.map(({ slug, name }) => ({ path: pagePaths.area(slug), name }))} />
    </PageSection>
  );
}
