import { otherHoursInWords } from "../../../src/content/values/opening-hours";
import { pictureWords } from "../../../src/pictures/PictureLabel";
import { pagePaths } from "../../../src/routes";
import * as company from "../../../src/templates/CompanyTemplate";
import { contentWith, morePicture, uninsured } from "../../support/company-content";
import { remove, set } from "../../support/fixture-edits";
import { headings, links, renderPage, section } from "../../support/render-page";

it("The company page goes from promises, people and papers to the work, the areas and how to reach it", () => {
  const { data, html } = renderPage(company);
  const { page } = data;
  expect(headings(html)).toEqual([
    `h1 ${page.headline}`,
    `h2 ${page.benefitsTitle}`,
    ...page.benefits.map(({ title }) => `h3 ${title}`),
    `h2 ${page.proof.peopleTitle}`,
    ...data.people.nodes.map(({ name }) => `h3 ${name}`),
    `h2 ${page.proof.papersTitle}`,
    ...data.certificates.map(({ name }) => `h3 ${name}`),
    "h3 Insurance",
    `h2 ${page.servicesTitle}`,
    ...data.services.nodes.map(({ title }) => `h3 ${title}`),
    `h2 ${page.areasTitle}`,
    `h3 ${data.postcodeCheck.title}`,
    `h2 ${page.contactTitle}`,
  ]);
});

it("The picture beside the promises is labelled, and is left out if there is none", () => {
  const content = contentWith(set("pages/company-page.json", "benefitsPicture", morePicture));
  const { data, html } = renderPage(company, { content });
  const { benefits, benefitsTitle } = data.page;
  const promises = section(html, benefitsTitle);
  expect(promises.querySelector("img")).toHaveAttribute("alt", morePicture.alt);
  expect(promises).toHaveTextContent(pictureWords.visualisation);
  expect(promises).toHaveTextContent(String(benefits[0]?.title));
  const { html: without } = renderPage(company);
  expect(section(without, benefitsTitle).querySelector("img")).toBeNull();
});

it("Each person is shown with a picture, their role and since when", () => {
  const { data, html } = renderPage(company);
  const people = [...section(html, data.page.proof.peopleTitle).querySelectorAll("li")];
  for (const [index, { role, since, portrait }] of data.people.nodes.entries()) {
    expect(people[index]).toHaveTextContent(role);
    expect(people[index]).toHaveTextContent(String(since));
    expect(people[index]?.querySelector("img")).toHaveAttribute("alt", portrait.alt);
  }
});

it("A certificate shows its number and its last day, and links to where it can be checked", () => {
  const { data, html } = renderPage(company);
  const papers = section(html, data.page.proof.papersTitle);
  const [certificate] = data.certificates;
  expect(papers).toHaveTextContent(String(certificate?.number));
  expect(papers).toHaveTextContent("31 December 2035");
  expect(links(papers)).toContain(certificate?.url);
});

it("A company without people and papers has a page without their sections", () => {
  const content = contentWith(uninsured, remove("people/"), remove("certificates/"));
  const { data, html } = renderPage(company, { content });
  const { proof, servicesTitle } = data.page;
  expect(html).not.toHaveTextContent(proof.peopleTitle);
  expect(html).not.toHaveTextContent(proof.papersTitle);
  expect(html).toHaveTextContent(servicesTitle);
});

it("A certificate and other opening hours are shown until their last day", () => {
  const on = (day: string) => {
    const { html } = renderPage(company, { now: new Date(`${day}T12:00:00Z`) });
    return html;
  };
  const { data } = renderPage(company);
  const [certificate] = data.certificates;
  const [holidays] = (data.company.otherHours ?? []).map(otherHoursInWords);
  expect(on("2035-12-31")).toHaveTextContent(String(certificate?.name));
  expect(on("2100-01-01")).not.toHaveTextContent(String(certificate?.name));
  expect(on("2032-01-02")).toHaveTextContent(String(holidays));
  expect(on("2032-01-03")).not.toHaveTextContent(String(holidays));
});

it("The last section has both numbers, the email, the hours and a button that leads to the form", () => {
  const { data, html } = renderPage(company);
  const contact = section(html, data.page.contactTitle);
  const { phone, landline, email } = data.company;
  expect(links(contact)).toEqual([
    phone.telLink,
    landline?.telLink,
    `mailto:${email}`,
    `${pagePaths.home}#contact`,
  ]);
  expect(contact).toHaveTextContent("7:30AM-5PM");
});
