import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { EmailLink } from "../components/EmailLink";
import { areaLinks, LinkList, serviceLinks } from "../components/LinkList";
import { OpeningHours } from "../components/opening-hours/OpeningHours";
import type { NonNullFields } from "../non-null-fields";
import { homeSection, pagePaths } from "../routes";
import { from } from "../theme/media-queries";
import { pageWidth, row, spaceBetween, stack } from "../theme/mixins";
import { colours, fontSizes, fonts, sizes, space, translucent } from "../theme/tokens";

type FooterData = NonNullFields<Queries.SiteFooterFragment>;

/** The foot of every page: services, areas, company links, contact details. */
export function SiteFooter(data: FooterData) {
  const { company, layout } = data;
  const { legal, columns } = footerLinks(data);
  return (
    <footer css={background}>
      <div css={pageWidth}>
        <div css={grid}>
          <div css={about}>
            <p css={brand}>{company.name}</p>
            <p>{layout.footer.introduction}</p>
          </div>
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 css={columnTitle}>{title}</h2>
              <LinkList links={links} styles={linkList} />
            </nav>
          ))}
          <section>
            <h2 css={columnTitle}>Contact</h2>
            <address css={contactLines}>
              <span>{placeInWords(company.address.locality, company.serviceArea)}</span>
              <a href={company.phone.telLink}>{company.phone.display}</a>
              {company.landline && <a href={company.landline.telLink}>{company.landline.display}</a>}
              <EmailLink email={company.email} />
              <OpeningHours company={company} />
              <span>Price range {company.priceRange}</span>
            </address>
          </section>
        </div>
        <div css={lastLine}>
          <p>{company.name}. All rights reserved.</p>
          <LinkList links={legal} styles={[linkList, row(`0 ${space.l}`)]} />
        </div>
      </div>
    </footer>
  );
}

export const fragments = graphql`
  fragment SiteFooter on Query {
    layout { navigation { planner } footer { introduction } }
    company {
      name
      email
      phone { display telLink }
      landline { display telLink }
      address { locality }
      serviceArea
      priceRange
      ...OpeningTimes
    }
    homePage { featuredAreas { areas { name slug } } }
    companyPage { slug }
    allService(sort: { order: ASC }) { nodes { title slug } }
    hasPlanner
  }
`;

/** Joins the town and the service area ("London, Greater London"). An area that begins with the town stands alone ("Leeds and Bradford"). */
export function placeInWords(town: string, serviceArea: string): string {
  const namesTown = serviceArea === town || /^[^\p{L}\p{N}]/u.test(serviceArea.slice(town.length));
  return serviceArea.startsWith(town) && namesTown ? serviceArea : `${town}, ${serviceArea}`;
}

/** The columns of links, and the legal links of the last line. */
function footerLinks(data: FooterData) {
  const { layout, allService, homePage, companyPage, hasPlanner } = data;
  const allAreas = { path: pagePaths.areasCovered, name: "Areas Covered" };
  const company = [
    { path: homeSection("about"), name: "About Us" },
    { path: homeSection("portfolio"), name: "Our Work" },
    { path: homeSection("contact"), name: "Contact" },
    { path: pagePaths.company(companyPage.slug), name: data.company.name },
    ...(hasPlanner ? [{ path: pagePaths.planner, name: layout.navigation.planner }] : []),
  ];
  return {
    columns: [
      { title: "Services", links: serviceLinks(allService.nodes) },
      { title: "Areas", links: [...areaLinks(homePage.featuredAreas.areas), allAreas] },
      { title: "Company", links: company },
    ],
    legal: [
      { path: pagePaths.privacyPolicy, name: "Privacy Policy" },
      { path: pagePaths.termsOfService, name: "Terms of Service" },
    ],
  };
}

const background = css`
  padding: ${space.xl} 0 calc(${sizes.callBar} + ${space.l});
  background: ${colours.bottleDeep};
  color: ${colours.porcelain};
  ${from.desktop} { padding-top: ${space.xxl}; padding-bottom: ${space.xl}; }
`;

const grid = css`
  ${stack(space.l)}
  font-size: ${fontSizes.small};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(9.5rem, 40%)), 1fr));
  align-items: start;
  ${from.desktop} { grid-template-columns: 2fr 1.2fr 1fr 1fr 1.4fr; }
`;

const about = css`
  grid-column: 1 / -1;
  max-width: 24rem;
  text-wrap: balance;
  ${from.desktop} { grid-column: auto; }
`;

const brand = css`
  margin-bottom: ${space.s};
  font-family: ${fonts.heading};
  font-size: 1.1875rem;
`;

const columnTitle = css`
  margin-bottom: ${space.s};
  color: ${colours.brassLight};
  font-size: ${fontSizes.body};
  letter-spacing: 0.01em;
`;

const contactLines = css`
  display: grid;
  justify-items: start;
  font-style: normal;
  > * { padding: 1px 0; }
`;

const linkList = css`
  a { display: inline-block; padding: 1px 0; text-decoration: none; }
  a:hover { text-decoration: underline; }
`;

const lastLine = css`
  ${spaceBetween}
  margin-top: ${space.l};
  padding-top: ${space.m};
  border-top: 1px solid ${translucent.onBottle};
  font-size: ${fontSizes.small};
`;
