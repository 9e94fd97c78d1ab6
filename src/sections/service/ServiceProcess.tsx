import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { PageSection } from "../../components/PageSection";
import { belowTablet, from } from "../../theme/media-queries";
import { columns } from "../../theme/mixins";
import { colours, fontSizes, fonts, space } from "../../theme/tokens";

interface ServiceProcessProps {
  service: Queries.ServiceProcessFragment;
}

/** Service page: how the work goes, in numbered steps or week by week. A service may have neither. */
export function ServiceProcess({ service: { process, phases } }: ServiceProcessProps) {
  return (
    <>
      {process && <Steps title={process.title} steps={process.steps} />}
      {phases && (
        <Steps
          title={phases.title}
          steps={phases.phases.map(({ week, phase, tasks }) => {
            return { title: phase, week: `Week ${week}`, description: tasks.join("\u00a0· ") };
          })}
        />
      )}
    </>
  );
}

interface StepsProps {
  title: string;
  steps: readonly { title: string; week?: string; description: string }[];
}

function Steps({ title, steps }: StepsProps) {
  const inRow = steps.length % 3 === 0 ? 3 : Math.min(steps.length, 5);
  return (
    <PageSection title={title}>
      <ol css={[columns(inRow), list]}>
        {steps.map(({ title, week, description }, index) => (
          <li key={title}>
            <span>{index + 1}</span>
            <h3>{title}</h3>
            {week && <b>{week}</b>}
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}

export const fragments = graphql`
  fragment ServiceProcess on Service {
    process { title steps { title description } }
    phases { title phases { week phase tasks } }
  }
`;

/** On phones the numeral is left of the words. */
const list = css`
  > li {
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr);
    align-content: start;
    padding-top: ${space.s};
    border-top: 2px solid ${colours.brass};
    ${belowTablet} { > :not(span) { grid-column: 2; } > span { grid-row: span 3; } }
    ${from.tablet} { display: block; }
  }
  span { color: ${colours.brassInk}; font: 500 3rem/1 ${fonts.heading}; }
  h3 { margin: ${space.xxs} 0; color: ${colours.bottle}; font-size: 1.375rem; }
  b { color: ${colours.brassInk}; font-size: ${fontSizes.small}; }
  p { max-width: 20rem; color: ${colours.inkSoft}; }
`;
