import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Badge } from "../../components/Badge";
import { Disclosure } from "../../components/Disclosure";
import { Ledger } from "../../components/Ledger";
import { LabelledPicture } from "../../pictures/LabelledPicture";
import { uprightSlot } from "../../pictures/picture-slots";
import { apart, pageWidth, stack } from "../../theme/arrangements";
import { from } from "../../theme/media-queries";
import { colours, fontSizes, fonts, space } from "../../theme/tokens";

interface ServiceDetailsProps {
  service: Queries.ServiceDetailsFragment;
  weekLabel: string;
}

/** Service page: what can be chosen, how the work goes and what it brings, each behind its title. A service may lack any of them. */
export function ServiceDetails({ service, weekLabel }: ServiceDetailsProps) {
  const { options, optionsTitle, optionsPicture, process, phases, benefits, benefitsTitle } = service;
  const weeks = phases?.phases.map(({ week, phase, tasks }) => {
    return { title: phase, badge: `${weekLabel} ${week}`, description: tasks.join(" · ") };
  });
  const hasOptions = optionsTitle && options && options.length > 0;
  const hasBenefits = benefitsTitle && benefits && benefits.length > 0;
  if (!hasOptions && !process && !phases && !hasBenefits) return null;
  return (
    <div css={ground}>
      <div css={pageWidth}>
        {hasOptions && (
          <Part title={optionsTitle}>
            <div css={optionsPicture && besidePicture}>
              {optionsPicture && <LabelledPicture picture={optionsPicture} slot={uprightSlot} />}
              <Ledger entries={options} />
            </div>
          </Part>
        )}
        {process && (
          <Part title={process.title}>
            <Steps steps={process.steps} />
          </Part>
        )}
        {phases && weeks && (
          <Part title={phases.title}>
            <Steps steps={weeks} />
          </Part>
        )}
        {hasBenefits && (
          <Part title={benefitsTitle}>
            <Ledger entries={benefits} />
          </Part>
        )}
      </div>
    </div>
  );
}

/** A part that opens on its content, with or without a script. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Disclosure title={<h2 css={partTitle}>{title}</h2>}>
        <div css={content}>{children}</div>
      </Disclosure>
    </section>
  );
}

interface StepsProps {
  steps: readonly { title: string; badge?: string; description: string }[];
}

function Steps({ steps }: StepsProps) {
  const known = steps.filter(({ title, description }) => title && description);
  return (
    <ol css={numbered}>
      {known.map(({ title, badge, description }) => (
        <li key={title}>
          <div css={apart}>
            <h3>{title}</h3>
            {badge && <Badge>{badge}</Badge>}
          </div>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  );
}

export const serviceDetailsFragment = graphql`
  fragment ServiceDetails on Service {
    optionsTitle
    options { title description }
    optionsPicture { ...ProjectPicture }
    benefitsTitle
    benefits { title description }
    process { title steps { title description } }
    phases { title phases { week phase tasks } }
  }
`;

const ground = css`
  padding: ${space.l} 0;
  background: ${colours.white};
`;

const partTitle = css`font-size: ${fontSizes.h3};`;

const content = css`padding: ${space.xs} 0 ${space.l};`;

const besidePicture = css`
  ${stack(space.l)}
  ${from.desk} { grid-template-columns: minmax(0, 5fr) minmax(0, 11fr); gap: ${space.xxl}; align-items: start; }
`;

const numbered = css`
  counter-reset: step;
  li { position: relative; padding: 0 0 ${space.l} 3.5rem; counter-increment: step; }
  li::before {
    content: counter(step);
    position: absolute;
    inset: -0.3rem auto auto 0;
    width: 2.5rem;
    color: ${colours.brassInk};
    font: 500 ${fontSizes.h2}/1 ${fonts.heading};
    text-align: center;
  }
  p { margin-top: ${space.xxs}; color: ${colours.inkSoft}; }
`;
