import { graphql } from "gatsby";
import { Disclosure } from "../../components/Disclosure";
import { PageSection } from "../../components/PageSection";
import { PointList } from "../../components/PointList";
import { LabelledPicture } from "../../pictures/LabelledPicture";
import { wideColumnSlot } from "../../pictures/picture-slots";

interface ServiceChoicesProps {
  service: Queries.ServiceChoicesFragment;
}

export const choicesTitle = "Choices and benefits";

/** Service page: what can be chosen and what the work brings, each behind its title. A service may lack either. */
export function ServiceChoices({ service }: ServiceChoicesProps) {
  const { options, optionsTitle, optionsPicture, benefits, benefitsTitle } = service;
  const hasOptions = optionsTitle && options && options.length > 0;
  const hasBenefits = benefitsTitle && benefits && benefits.length > 0;
  if (!hasOptions && !hasBenefits) return null;
  return (
    <PageSection background="white" title={choicesTitle} beside>
      <div>
        {hasOptions && (
          <Disclosure title={optionsTitle}>
            {optionsPicture && <LabelledPicture picture={optionsPicture} slot={wideColumnSlot} />}
            <PointList points={options} />
          </Disclosure>
        )}
        {hasBenefits && (
          <Disclosure title={benefitsTitle}>
            <PointList points={benefits} />
          </Disclosure>
        )}
      </div>
    </PageSection>
  );
}

export const fragments = graphql`
  fragment ServiceChoices on Service {
    optionsTitle
    options { title description }
    optionsPicture { ...LabelledPicture }
    benefitsTitle
    benefits { title description }
  }
`;
