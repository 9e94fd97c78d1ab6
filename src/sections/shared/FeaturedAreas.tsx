import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { ButtonAnchor } from "../../components/Button";
import { PageSection } from "../../components/PageSection";
import { pagePaths } from "../../routes";
import { stack } from "../../theme/mixins";
import { space } from "../../theme/tokens";
import { PostcodeCheck, type PostcodeCheckData } from "./PostcodeCheck";

interface FeaturedAreasProps {
  title: string;
  introduction?: string;
  action: string;
  postcodeData: PostcodeCheckData;
  children: ReactNode;
}

/** Home and company page: shows the postcode check, some areas, and a link to all of them. */
export function FeaturedAreas({ title, introduction, action, postcodeData, children }: FeaturedAreasProps) {
  return (
    <PageSection background="white" title={title} introduction={introduction} beside>
      <div css={column}>
        <PostcodeCheck {...postcodeData} />
        {children}
        <ButtonAnchor href={pagePaths.areasCovered} variant="outline">
          {action}
        </ButtonAnchor>
      </div>
    </PageSection>
  );
}

const column = css`
  ${stack(space.m)}
  justify-items: start;
`;
