import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Badge } from "../../components/Badge";
import { Ledger } from "../../components/Ledger";
import { PageSection } from "../../components/PageSection";
import { CheckList } from "../../components/text/CheckList";
import { Copy } from "../../components/text/Copy";
import { apart, stack } from "../../theme/arrangements";
import { from } from "../../theme/media-queries";
import { colours, fontSizes, fonts, shades, sizes, space } from "../../theme/tokens";
import { ProjectLink } from "../portfolio/PortfolioProject";
import { LabelledPicture, secondPicture } from "../project/pictures/LabelledPicture";
import { pictureSlot } from "../project/pictures/picture-slots";

interface ServiceCourseProps {
  service: Queries.ServiceCourseFragment;
  words: { weekLabel: string; featuresTitle: string };
  /** The first project with a second picture, which is shown. Some services have none. */
  project: Queries.ProjectPicturesFragment | undefined;
}

/**
 * Service page: the steps or phases of the work in order, or the benefits if the service has neither. Beside them are a
 * picture and the list of what the work includes, which stands alone if there is nothing else.
 */
export function ServiceCourse({ service, words, project }: ServiceCourseProps) {
  const { process, phases, features, benefits, benefitsTitle } = service;
  const course = process ?? phases;
  const title = course?.title ?? (benefits?.length ? benefitsTitle : undefined);
  const picture = secondPicture(project);
  const steps = (process?.steps ?? []).map((step) => ({ ...step, badge: undefined }));
  const weeks = (phases?.phases ?? []).map(({ week, phase, tasks }) => {
    return { title: phase, badge: `${words.weekLabel} ${week}`, description: tasks.join(" · ") };
  });
  return (
    <PageSection ground="white" title={title ?? words.featuresTitle}>
      <div css={columns}>
        <div css={margin}>
          {project && picture && (
            <>
              <LabelledPicture picture={picture} slot={slot} />
              <ProjectLink project={project} />
            </>
          )}
          {title && (
            <>
              <h3>{words.featuresTitle}</h3>
              <CheckList entries={features} />
            </>
          )}
        </div>
        <div>
          {!title && <CheckList entries={features} />}
          <Steps steps={steps} />
          {process && phases && <h3>{phases.title}</h3>}
          <Steps steps={weeks} />
          {!course && benefits && <Ledger entries={benefits} />}
        </div>
      </div>
    </PageSection>
  );
}

interface StepsProps {
  steps: readonly { title: string; badge: string | undefined; description: string }[];
}

function Steps({ steps }: StepsProps) {
  if (steps.length === 0) return null;
  return (
    <ol css={numbered}>
      {steps.map(({ title, badge, description }) => (
        <li key={title}>
          <div css={[apart, asHighAsBadge]}>
            <h3>{title}</h3>
            {badge && <Badge>{badge}</Badge>}
          </div>
          <p>
            <Copy text={description} />
          </p>
        </li>
      ))}
    </ol>
  );
}

export const serviceCourseFragment = graphql`
  fragment ServiceCourse on Service {
    features
    benefitsTitle
    benefits { icon title description }
    process { title steps { title description } }
    phases { title phases { week phase tasks } }
  }
`;

const slot = pictureSlot({
  phone: ["100vw - 2rem"],
  tablet: ["100vw - 4rem", 16 / 9],
  desk: ["41.7vw - 5rem", 4 / 3],
  wide: ["30rem"],
});

const columns = css`
  ${stack(space.xxl)}
  ${from.desk} { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); column-gap: ${space.xxxl}; }
`;

/** Sticky on desks while the visitor scrolls through the steps. */
const margin = css`
  ${stack(space.l)}
  align-self: start;
  ${from.desk} { position: sticky; top: calc(${sizes.header} + ${space.l}); }
  li { font-weight: 600; }
`;

const asHighAsBadge = css`min-height: 2rem;`;

/** A vertical brass line with the numbers of the steps. */
const numbered = css`
  counter-reset: step;
  li {
    position: relative;
    padding: 0 0 ${space.xl} 4.5rem;
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    position: absolute;
    inset: -0.4rem auto auto 0;
    z-index: 1;
    width: 3rem;
    padding-bottom: ${space.xs};
    background: ${colours.white};
    color: ${colours.brassInk};
    font: 500 ${fontSizes.h1}/1 ${fonts.heading};
    text-align: center;
  }
  li:not(:last-of-type)::after {
    content: "";
    position: absolute;
    inset: 0 auto 0 calc(1.5rem - 0.5px);
    border-left: 1px solid ${colours.brass};
  }
  li:last-of-type { padding-bottom: 0; }
  p { margin-top: ${space.xs}; color: ${shades.inkSoft}; }
`;
