import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { PageSection } from "../../components/PageSection";
import { PointList } from "../../components/PointList";
import { dayInWords } from "../../content/values/clock";
import { fillPlaceholders } from "../../content/values/placeholders";
import { Picture } from "../../pictures/Picture";
import { space } from "../../theme/tokens";
import { SourceLink } from "../shared/SourceLink";

interface CompanyPapersProps {
  words: Queries.ProofWordsFragment;
  certificates: readonly Queries.CertificateFragment[];
  company: Queries.InsuranceFragment;
}

/** Company page: certificates that customers can check, and the insurance. */
export function CompanyPapers({ words, certificates, company: { insurance } }: CompanyPapersProps) {
  const papers = certificates.map((certificate) => {
    const { slug, name } = certificate;
    return { id: slug, title: name, description: <CertificateDetails certificate={certificate} /> };
  });
  if (insurance)
    papers.push({
      id: "insurance",
      title: "Insurance",
      description: (
        <>
          <p>{insuranceInWords(words.insured, insurance)}</p>
          <LastDay day={insurance.validUntil} />
        </>
      ),
    });
  if (papers.length === 0) return null;
  return (
    <PageSection background="white" title={words.papersTitle} beside>
      <PointList points={papers} stacked />
    </PageSection>
  );
}

function CertificateDetails({ certificate }: { certificate: Queries.CertificateFragment }) {
  const { name, number, url, validUntil, logo } = certificate;
  return (
    <>
      {logo && <Picture image={logo} alt={name} sizes="10rem" styles={logoStyles} />}
      {number && <p>Number {number}</p>}
      <LastDay day={validUntil} />
      {url && (
        <p>
          <SourceLink url={url} label="Look it up at" about={name} />
        </p>
      )}
    </>
  );
}

const LastDay = ({ day }: { day: string | null }) => day && <p>Valid until {dayInWords(day)}</p>;

/** Fills in a sentence such as: Insured with Fair Mutual for up to £2,000,000 a claim. */
export function insuranceInWords(
  sentence: string,
  insurance: Queries.InsuranceFragment["insurance"],
): string | undefined {
  if (!insurance) return undefined;
  const { insurer: name, sum } = insurance;
  return fillPlaceholders(sentence, { name, n: `£${sum.toLocaleString("en-GB")}` });
}

export const fragments = graphql`
  fragment ProofWords on CompanyPageProof { peopleTitle papersTitle insured }
  fragment Certificate on Certificate {
    slug
    name
    number
    url
    validUntil
    logo { childImageSharp { gatsbyImageData(width: 480, breakpoints: [160, 320, 480]) } }
  }
  fragment Insurance on Company { insurance { insurer sum validUntil } }
`;

/** Lets the section's background show through a logo's white. */
const logoStyles = css`
  width: auto;
  max-width: 10rem;
  max-height: 4rem;
  margin-bottom: ${space.xs};
  background: none;
  mix-blend-mode: multiply;
`;
