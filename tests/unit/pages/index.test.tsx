import * as home from "../../../src/pages/index";
import { pagePaths } from "../../../src/routes";
import { contentWith, uninsured } from "../../support/company-content";
import { remove, set } from "../../support/fixture-edits";
import { headings, links, renderPage, section, textBefore } from "../../support/render-page";

it("The home page goes from what the company does, by rooms, reviews and areas, to how to reach it", () => {
  const { data, html } = renderPage(home);
  const { hero, services, portfolio, about, featuredAreas, questions, contact } = data.page;
  expect(headings(html)).toEqual([
    `h1 ${hero.headline}`,
    `h2 ${services.title}`,
    ...services.cards.map(({ title }) => `h3 ${title}`),
    `h3 ${services.reasonsTitle}`,
    `h2 ${portfolio.title}`,
    ...data.projects.nodes.map(({ title }) => `h3 ${title}`),
    `h2 ${about.title}`,
    `h2 ${data.companyPage.reviewsTitle}`,
    ...data.reviews.nodes.map(({ firstName, place }) => `h3 ${firstName}, ${place}`),
    `h2 ${featuredAreas.title}`,
    `h3 ${data.postcodeCheck.title}`,
    ...featuredAreas.areas.map(({ name }) => `h3 ${name}`),
    `h2 ${questions.title}`,
    `h2 ${contact.title}`,
    `h3 ${contact.detailsTitle}`,
    `h3 ${contact.secureTitle}`,
  ]);
});

it("The home page's hero names the company's figures, and both of its buttons lead to the contact section", () => {
  const { data, html } = renderPage(home);
  const { hero } = data.page;
  const first = html.querySelector("main section");
  expect(first).toHaveTextContent(`${hero.rating}`);
  for (const { value, label } of hero.stats) expect(first).toHaveTextContent(`${label}${value}`);
  const buttons = [...html.querySelectorAll("main section a")].filter(({ textContent }) =>
    [hero.quoteAction, hero.contactAction].includes(String(textContent)),
  );
  expect(buttons.map((button) => button.getAttribute("href"))).toEqual(["/#contact", "/#contact"]);
});

it("The recent work says that pictures are visualisations before it shows the first, and leads to the portfolio", () => {
  const { data, html } = renderPage(home);
  const work = section(html, data.page.portfolio.title);
  expect(textBefore(work, "figure")).toContain(data.portfolioPage.visualisationNote);
  expect(links(work).at(-1)).toBe(pagePaths.portfolio);
});

it("The hero's wall can be pulled open: a grip with a name, the line beside it, and the name of each layer", () => {
  const { data, html } = renderPage(home);
  const { behind } = data.page.hero;
  const first = html.querySelector("main section");
  expect(first).toHaveTextContent(`${behind?.line} ${behind?.pull}`);
  const names = behind?.layers.map(({ name }) => name);
  expect([...(first?.querySelectorAll("li") ?? [])].map(({ textContent }) => textContent)).toEqual(names);
  const grip = first?.querySelector("input[type=range]");
  expect(grip).toHaveAttribute("aria-label", `${behind?.pull} How far the wall is open, in per cent`);
  expect(grip).toHaveAttribute("value", "20");
});

it("The opened wall is described once, and its file waits for that of the finished wall", () => {
  const { data, html } = renderPage(home);
  const { picture, behind } = data.page.hero;
  const [finished, ...opened] = html.querySelectorAll("main section:first-of-type img");
  expect(finished).toHaveAttribute("alt", picture.alt);
  expect(finished).toHaveAttribute("fetchpriority", "high");
  expect(opened.map((image) => image.getAttribute("alt"))).toEqual([behind?.picture.alt, ""]);
  for (const image of opened) expect(image).toHaveAttribute("loading", "lazy");
  expect(opened[0]).toHaveAttribute("fetchpriority", "low");
});

it("The hero has no grip without an opened wall, nor over a picture of anything else", () => {
  const noWall = contentWith(remove("pages/opened-wall.json"));
  const other = "../images/projects/cafe-backsplash/room.jpg";
  const otherPicture = contentWith(set("pages/home.json", "hero.picture.image", other));
  for (const content of [noWall, otherPicture]) {
    const { html } = renderPage(home, { content });
    expect(html.querySelector("main section:first-of-type input")).toBeNull();
  }
});

it("Each of the wall's two pictures says whether it is a visualisation", () => {
  const drawnOnly = (finished: string, opened: string) => {
    const content = contentWith(
      set("pages/home.json", "hero.picture.kind", finished),
      set("pages/opened-wall.json", "picture.kind", opened),
    );
    const { html } = renderPage(home, { content });
    const [first, second] = html.querySelectorAll("main section:first-of-type figure");
    return [first, second].map((figure) => figure?.querySelector("figcaption") !== null);
  };
  expect(drawnOnly("photograph", "visualisation")).toEqual([false, true]);
  expect(drawnOnly("visualisation", "photograph")).toEqual([true, false]);
});

it("Services without a card of their own are links below the cards", () => {
  const { data, html } = renderPage(home);
  const { services } = data.page;
  const cards = services.cards.map(({ slug }) => pagePaths.service(slug));
  const others = data.allService.nodes
    .map(({ slug }) => pagePaths.service(slug))
    .filter((address) => !cards.includes(address));
  const areas = services.premiumAreas.map(({ slug }) => pagePaths.area(slug));
  expect(links(section(html, services.title))).toEqual([...cards, ...others, ...areas]);
});

it("Each featured area leads to its page from the drawing of its house", () => {
  const { data, html } = renderPage(home);
  const { areas, title } = data.page.featuredAreas;
  const cards = [...section(html, title).querySelectorAll("li:has(img)")];
  expect(cards.map((card) => [card.querySelector("a")?.getAttribute("href"), card.textContent])).toEqual(
    areas.map(({ slug, name, house }) => [pagePaths.area(slug), `${name}${house?.title}`]),
  );
});

it("A company without houses has links to its featured areas", () => {
  const { data, html } = renderPage(home, { content: contentWith(remove("houses/")) });
  const { areas, title } = data.page.featuredAreas;
  const areaLinks = [...section(html, title).querySelectorAll("li a")];
  expect(areaLinks.map((link) => link.textContent)).toEqual(areas.map(({ name }) => name));
});

it("The three newest reviews are shown, the newest first, and each with a public address links to it", () => {
  const { data, html } = renderPage(home);
  const days = data.reviews.nodes.map(({ date }) => date);
  expect(days).toHaveLength(3);
  expect(days).toEqual([...days].sort().reverse());
  expect(links(section(html, data.companyPage.reviewsTitle))).toEqual(
    data.reviews.nodes.flatMap(({ url }) => url ?? []),
  );
});

it("The contact section has the company's numbers and its email", () => {
  const { data, html } = renderPage(home);
  const contact = section(html, data.page.contact.title);
  const { phone, landline, email } = data.company;
  expect(links(contact)).toEqual(
    expect.arrayContaining([phone.telLink, landline?.telLink, `mailto:${email}`]),
  );
});

it("A company without reviews, people and papers has a home page without their sections", () => {
  const content = contentWith(
    uninsured,
    ...["reviews/", "people/", "certificates/", "projects/"].map(remove),
  );
  const { data, html } = renderPage(home, { content });
  expect(html).not.toHaveTextContent(data.companyPage.reviewsTitle);
  expect(html).not.toHaveTextContent(data.page.hero.proofLink);
});

it("Insurance is named in the contact section until its last day", () => {
  const on = (day: string) => {
    const content = contentWith(set("company.json", "insurance.validUntil", "2030-06-30"));
    const { data, html } = renderPage(home, { content, now: new Date(`${day}T12:00:00Z`) });
    return section(html, data.page.contact.title);
  };
  expect(on("2030-06-30")).toHaveTextContent("Fair & Square Mutual");
  expect(on("2030-07-01")).not.toHaveTextContent("Fair & Square Mutual");
});

it("The home page of a firm without claims, tiles and questions shows none of them and links to none", () => {
  const content = contentWith(
    ...["tiles/", "faqs/", "cutaways/"].map(remove),
    set("company.json", "claims", {}),
  );
  const { data, html } = renderPage(home, { content });
  const [hero] = html.querySelectorAll("main section");
  expect(hero?.querySelector("dl")).toBeNull();
  expect(hero).not.toHaveTextContent(/stars|\{/);
  expect(headings(html)).not.toContain(`h2 ${data.page.questions.title}`);
  expect(links(html).filter((link) => link?.startsWith(pagePaths.planner))).toEqual([]);
});

it("The home page's first question, the price, is open, and the others are closed", () => {
  const { data, html } = renderPage(home);
  const questions = [...section(html, data.page.questions.title).querySelectorAll("details")];
  expect(questions).not.toHaveLength(0);
  expect(questions.map(({ open }) => open)).toEqual(questions.map((_, index) => index === 0));
});

it("A firm whose services are all on cards has no list of others", () => {
  const { data: before } = renderPage(home);
  const { othersTitle } = before.page.services;
  const slugs = before.allService.nodes.map(({ slug }) => slug);
  const content = contentWith(set("pages/home.json", "services.cards", slugs));
  const { html } = renderPage(home, { content });
  expect(html.querySelector("main")).not.toHaveTextContent(othersTitle);
});
