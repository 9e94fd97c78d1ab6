import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Children, type ReactNode } from "react";
import { Ledger } from "../../components/Ledger";
import { PageSection } from "../../components/PageSection";
import { Picture } from "../../components/picture/Picture";
import { SourceLink } from "../../components/text/SourceLink";
import { dayInWords } from "../../content/derived/clock";
import { fillPlaceholders } from "../../content/fields/placeholders";
import { space } from "../../theme/tokens";

interface PapersProps {
  words: Queries.CompanyPageProof;
  certificates: readonly Queries.CertificateFragment[];
  company: Queries.PapersCompanyFragment;
}

/** Company page: what can be looked up, and what covers a customer if something goes wrong. */
export function Papers({ words, certificates, company }: PapersProps) {
  const { insurance, guaranteeSpecimen: specimen, legal } = company;
  const until = (day: string | null) => day && fillPlaceholders(words.until, { day: dayInWords(day) });
  const insured = insuranceInWords(words, insurance);
  const specimenLink = specimen?.publicURL && <a href={specimen.publicURL}>{words.specimen}</a>;
  const entries = [
    ...certificates.map(({ name, number, address, validUntil, logo }) => [
      name,
      logo && <Picture image={logo} alt={name} sizes="10rem" styles={logoStyles} />,
      number && fillPlaceholders(words.number, { n: number }),
      until(validUntil),
      address && <SourceLink address={address} words={words.lookUp} about={name} />,
    ]),
    insured ? [words.insuranceTitle, insured, until(insurance?.validUntil ?? null)] : [],
    specimen ? [words.guaranteeTitle, legal?.guarantee, specimenLink] : [],
  ].filter(([title]) => title);
  if (entries.length === 0) return null;
  return (
    <PageSection ground="white" title={words.papersTitle} beside>
      <Ledger
        entries={entries.map(([title, ...lines]) => ({ title: String(title), description: inLines(lines) }))}
      />
    </PageSection>
  );
}

const inLines = (lines: readonly ReactNode[]) => Children.map(lines, (line) => line && <p>{line}</p>);

/** Insured with Fair Mutual for up to £2,000,000 a claim. */
export function insuranceInWords(
  { insured }: Pick<Queries.CompanyPageProof, "insured">,
  insurance: Queries.InsuranceFragment["insurance"],
): string | undefined {
  if (!insurance) return undefined;
  const { insurer: name, sum } = insurance;
  return fillPlaceholders(insured, { name, n: `£${sum.toLocaleString("en-GB")}` });
}

export const papersFragments = graphql`
  fragment Certificate on Certificate {
    slug
    name
    type
    number
    address
    validUntil
    logo { childImageSharp { gatsbyImageData(width: 480, breakpoints: [160, 320, 480]) } }
  }
  fragment Insurance on Company { insurance { insurer sum validUntil } }
  fragment PapersCompany on Company {
    ...Insurance
    guaranteeSpecimen { publicURL }
    legal { guarantee }
  }
`;

/** Its white is the ground's. */
const logoStyles = css`
  width: auto;
  max-width: 10rem;
  max-height: 4rem;
  margin-bottom: ${space.xs};
  background: none;
  mix-blend-mode: multiply;
`;
