import { css } from "@emotion/react";
import { PageSection } from "../../components/PageSection";
import { stack } from "../../theme/arrangements";
import { from } from "../../theme/media-queries";
import { colours, fontSizes, sizes, space } from "../../theme/tokens";

interface CompanyPromisesProps {
  title: string;
  promises: readonly { title: string; description: string }[];
}

/** Company page: what the company promises, each in large letters with what it means beside it. */
export function CompanyPromises({ title, promises }: CompanyPromisesProps) {
  return (
    <PageSection ground="white" title={title} beside>
      <ul css={list}>
        {promises.map((promise) => (
          <li key={promise.title}>
            <h3>{promise.title}</h3>
            <p>{promise.description}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

const list = css`
  ${stack(space.xl)}
  li { ${stack(`${space.xs} ${space.xl}`)} align-items: baseline; }
  h3 { color: ${colours.bottle}; font-size: clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem); line-height: 1.15; }
  p { max-width: ${sizes.prose}; font-size: ${fontSizes.lead}; line-height: 1.5; }
  ${from.tablet} { li { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); } }
`;
