import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { PageSection } from "../../components/PageSection";
import { PointList } from "../../components/PointList";
import { dayInWords } from "../../content/values/clock";
import { fontSizes, fonts, space } from "../../theme/tokens";
import { SourceLink } from "./SourceLink";

interface ReviewsProps {
  reviews: readonly Queries.ReviewFragment[];
  title: string;
}

/** Customers' reviews, each with a link to its source, or how it was sent where nobody else can read it. */
export function Reviews({ title, reviews }: ReviewsProps) {
  if (reviews.length === 0) return null;
  const entries = reviews.map(({ slug, firstName, place, date, words: quoted, url, sentBy }) => {
    const writer = `${firstName}, ${place}`;
    return {
      id: slug,
      title: writer,
      description: (
        <>
          <blockquote cite={url ?? undefined} dir="auto" css={quote}>
            {quoted}
          </blockquote>
          <p>
            {dayInWords(date)} · {url ? <SourceLink url={url} label="Read it at" about={writer} /> : sentBy}
          </p>
        </>
      ),
    };
  });
  return (
    <PageSection background="white" title={title} beside>
      <PointList points={entries} stacked />
    </PageSection>
  );
}

export const fragments = graphql`
  fragment Review on Review { slug firstName place date words url sentBy }
`;

const quote = css`margin: 0 0 ${space.s}; font: ${fontSizes.lead}/1.5 ${fonts.heading};`;
