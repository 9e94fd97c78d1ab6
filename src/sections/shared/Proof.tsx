import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { PageSection } from "../../components/PageSection";
import { PointList } from "../../components/PointList";
import { dayInWords } from "../../content/values/clock";
import { fillPlaceholders } from "../../content/values/placeholders";
import { Picture } from "../../pictures/Picture";
import { from, windowFrom } from "../../theme/media-queries";
import { centredRow, smallPrint, stack } from "../../theme/mixins";
import { colours, space } from "../../theme/tokens";
import { SourceLink } from "./SourceLink";

interface ProofProps {
  words: Queries.ProofWordsFragment;
  people: readonly Queries.PersonFragment[];
  certificates: readonly Queries.CertificateFragment[];
  company: Queries.InsuranceFragment;
}

/** Company page: the people with their portraits, certificates that customers can check, and the insurance. */
export function Proof({ words, people, certificates, company }: ProofProps) {
  const { insurance } = company;
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
          <p>{insuranceInWords(words, insurance)}</p>
          <LastDay day={insurance.validUntil} />
        </>
      ),
    });
  return (
    <>
      {people.length > 0 && (
        <PageSection title={words.peopleTitle} beside>
          <ul css={stack(space.l)}>
            {people.map(({ slug, name, role, since, portrait }) => (
              <li key={slug} css={person}>
                <Picture {...portrait} sizes={`${windowFrom.tablet} 12rem, 7rem`} styles={upright} />
                <div>
                  <h3>{name}</h3>
                  <p>{role}</p>
                  <p css={smallPrint}>With us since {since}</p>
                </div>
              </li>
            ))}
          </ul>
        </PageSection>
      )}
      {papers.length > 0 && (
        <PageSection background="white" title={words.papersTitle} beside>
          <PointList points={papers} stacked />
        </PageSection>
      )}
    </>
  );
}

/** True once the company page has people or papers to show. */
export const hasProof = (
  people: readonly unknown[],
  certificates: readonly unknown[],
  { insurance }: Queries.InsuranceFragment,
) => people.length > 0 || certificates.length > 0 || Boolean(insurance);

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

/** A sentence such as: Insured with Fair Mutual for up to £2,000,000 a claim. */
export function insuranceInWords(
  { insured }: Pick<Queries.ProofWordsFragment, "insured">,
  insurance: Queries.InsuranceFragment["insurance"],
): string | undefined {
  if (!insurance) return undefined;
  const { insurer: name, sum } = insurance;
  return fillPlaceholders(insured, { name, n: `£${sum.toLocaleString("en-GB")}` });
}

export const fragments = graphql`
  fragment ProofWords on CompanyPageProof { peopleTitle papersTitle insured }
  fragment Person on Person {
    slug
    name
    role
    since
    portrait {
      alt
      focus
      image { childImageSharp { gatsbyImageData(width: 560, breakpoints: [200, 400, 560]) } }
    }
  }
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

const person = css`
  ${centredRow(space.m)}
  flex-wrap: nowrap;
  align-items: start;
  > :first-child { flex: none; width: 7rem; ${from.tablet} { width: 12rem; } }
  h3 { margin-bottom: ${space.xxs}; color: ${colours.bottle}; }
`;

const upright = css`aspect-ratio: 4 / 5;`;

/** Lets the section's background show through a logo's white. */
const logoStyles = css`
  width: auto;
  max-width: 10rem;
  max-height: 4rem;
  margin-bottom: ${space.xs};
  background: none;
  mix-blend-mode: multiply;
`;
