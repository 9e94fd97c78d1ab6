import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { EmailLink } from "../../components/EmailLink";
import { Icon } from "../../components/Icon";
import { OpeningHours } from "../../components/opening-hours/OpeningHours";
import { OpenNow } from "../../components/opening-hours/OpenNow";
import { PageSection } from "../../components/PageSection";
import { LabelledPicture } from "../../pictures/LabelledPicture";
import { halfSlot } from "../../pictures/picture-slots";
import { secondPicture } from "../../pictures/project-pictures";
import { QuoteRequestPanel } from "../../quote-request/QuoteRequestPanel";
import { contactTitleId, homeAnchors } from "../../routes";
import { from } from "../../theme/media-queries";
import { desktopOnly, stack } from "../../theme/mixins";
import { colours, fontSizes, sizes, space } from "../../theme/tokens";

interface HomeContactProps {
  page: Queries.HomeContactFragment;
  company: Queries.HomeContactCompanyFragment;
  quoteForm: Queries.QuoteFormWordsFragment;
  /** The sentence about the company's insurance. Undefined once it has ended. */
  insured: string | undefined;
}

/** Home: the quote form beside every other way to reach the company. */
export function HomeContact({ page: { contact }, company, quoteForm, insured }: HomeContactProps) {
  const picture = secondPicture(contact.project);
  const { email, whatsapp, otherHours } = company;
  const { display, telLink } = company.phone;
  return (
    <PageSection
      id={homeAnchors.contact}
      background="bottle"
      title={contact.title}
      titleId={contactTitleId}
      introduction={contact.introduction}
    >
      <div css={twoColumns}>
        <QuoteRequestPanel
          words={quoteForm}
          // Only what the form needs: the page carries it as JSON.
          company={{ email, phone: { display, telLink }, whatsapp, otherHours }}
        />
        <div css={besideForm}>
          {picture && (
            <div css={desktopOnly}>
              <LabelledPicture picture={picture} slot={halfSlot} />
            </div>
          )}
          <div css={panel}>
            <h3>{contact.detailsTitle}</h3>
            <dl>
              <dt>Phone</dt>
              <dd>
                <a href={telLink}>{display}</a>
                {company.landline && <a href={company.landline.telLink}>{company.landline.display}</a>}
              </dd>
              <dt>Email</dt>
              <dd>
                <EmailLink email={email} />
              </dd>
              <dt>Service Area</dt>
              <dd>{contact.serviceAreaText}</dd>
              <dt>Opening Hours</dt>
              <dd>
                <OpeningHours company={company} />
                <OpenNow company={company} />
                {contact.hoursText && <span css={quiet}>{contact.hoursText}</span>}
              </dd>
            </dl>
          </div>
          <div css={panel}>
            <h3>
              <Icon name="shield" size={24} />
              {contact.secureTitle}
            </h3>
            <p>{contact.secureText}</p>
            {insured && <p>{insured}</p>}
          </div>
        </div>
      </div>
    </PageSection>
  );
}

export const fragments = graphql`
  fragment HomeContact on HomePage {
    contact {
      title
      introduction
      project { ...ProjectPictures }
      detailsTitle
      serviceAreaText
      hoursText
      secureTitle
      secureText
    }
  }
  fragment HomeContactCompany on Company {
    landline { display telLink }
    ...QuoteFormCompany
    ...OpeningTimes
  }
`;

const twoColumns = css`
  ${stack(space.l)}
  ${from.desktop} { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 1.75rem; }
`;

const besideForm = css`
  ${stack(space.m)}
  align-content: start;
`;

const panel = css`
  ${stack(space.s)}
  padding: ${space.m};
  background: ${colours.bottleDeep};
  ${from.tablet} { padding: ${space.l}; }
  h3 { display: flex; align-items: center; gap: ${space.xs}; }
  h3 svg { color: ${colours.brass}; }
  dl { columns: 2 9rem; column-gap: ${space.l}; }
  dt { break-after: avoid; color: ${colours.brassLight}; font-size: ${fontSizes.small}; font-weight: 600; }
  dd { display: grid; justify-items: start; margin-bottom: ${space.s}; break-inside: avoid; }
  a { display: inline-flex; align-items: center; min-height: ${sizes.target}; overflow-wrap: anywhere; }
`;

const quiet = css`
  margin-top: ${space.xs};
  font-size: ${fontSizes.small};
`;
