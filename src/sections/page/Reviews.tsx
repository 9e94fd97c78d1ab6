import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Ledger } from "../../components/Ledger";
import { PageSection } from "../../components/PageSection";
import { SourceLink } from "../../components/text/SourceLink";
import { dayInWords } from "../../content/values/clock";
import { useFrame } from "../../layout/frame";
import { fontSizes, fonts, space } from "../../theme/tokens";

/** Customers' reviews, each with a link to its source. */
export function Reviews({ reviews }: { reviews: readonly Queries.ReviewFragment[] }) {
  const words = useFrame().companyPage.reviews;
  if (reviews.length === 0) return null;
  const entries = reviews.map(({ firstName, place, date, words: quoted, address }) => {
    const title = `${firstName}, ${place}`;
    return {
      title,
      description: (
        <>
          <blockquote cite={address} css={quote}>
            {quoted}
          </blockquote>
          <p>
            {dayInWords(date)} · <SourceLink address={address} words={words.source} about={title} />
          </p>
        </>
      ),
    };
  });
  return (
    <PageSection ground="white" title={words.title} beside>
      <Ledger entries={entries} />
    </PageSection>
  );
}

export const reviewFragment = graphql`
  fragment Review on Review { slug firstName place date words address }
`;

const quote = css`margin: 0 0 ${space.s}; font: ${fontSizes.lead}/1.5 ${fonts.heading};`;
