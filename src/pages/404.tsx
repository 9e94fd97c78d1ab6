import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Layout } from "../layout/Layout";
import type { NonNullFields } from "../non-null-fields";
import { pagePaths } from "../routes";
import { MissingTile } from "../sections/not-found/MissingTile";
import { PageHead } from "../seo/PageHead";

type Data = NonNullFields<Queries.NotFoundPageQuery>;

export default function NotFoundPage({ data }: Pick<PageProps<Data>, "data">) {
  return (
    <Layout frame={data}>
      <MissingTile page={data.page} />
    </Layout>
  );
}

export function Head({ data }: HeadProps<Data>) {
  return <PageHead data={data} path={pagePaths.notFound} page={data.page} />;
}

export const query = graphql`
  query NotFoundPage {
    ...Frame
    page: notFoundPage { seoTitle seoDescription ...MissingTile }
  }
`;
