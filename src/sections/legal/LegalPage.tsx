import { Layout } from "../../layout/Layout";
import type { NonNullFields } from "../../non-null-fields";
import type { Breadcrumb } from "../../routes";
import { Hero } from "../shared/Hero";
import { LegalText } from "./LegalText";

interface LegalPageProps {
  /** The queries of both legal pages ask for the same fields. */
  data: NonNullFields<Queries.PrivacyPolicyPageQuery | Queries.TermsOfServicePageQuery>;
  breadcrumbs: readonly Breadcrumb[];
}

/** The privacy policy or the terms of service: title, introduction and text. */
export function LegalPage({ data, breadcrumbs }: LegalPageProps) {
  const { page } = data;
  return (
    <Layout frame={data}>
      <Hero breadcrumbs={breadcrumbs} headline={page.title} introduction={page.introduction} />
      <LegalText page={page} words={data.layout} company={data.company} />
    </Layout>
  );
}
