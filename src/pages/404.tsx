import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { Checked } from "../content/types/checked";
import { Layout } from "../layout/Layout";
import { PageHead } from "../layout/PageHead";
import { pagePaths } from "../routes/page-paths";
import { NotFound } from "../sections/page/NotFound";

type Data = Checked<Queries.NotFoundPageQuery>;

export default function NotFoundPage({ data }: Pick<PageProps<Data>, "data">) {
  return (
    <Layout frame={data}>
      <NotFound notFound={data.notFoundPage} />
    </Layout>
  );
}

export function Head({ data }: HeadProps<Data>) {
  return <PageHead data={data} path={pagePaths.notFound} page={data.notFoundPage} indexed={false} />;
}

export const query = graphql`
  query NotFoundPage {
    ...Frame
    ...PageHead
    notFoundPage { seoTitle seoDescription ...NotFound }
  }
`;
